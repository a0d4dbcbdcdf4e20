"""Trains a small classifier, as a tutorial would."""

import argparse

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.Sequential(nn.Flatten(), nn.Linear(64, 32), nn.ReLU(), nn.Linear(32, 10))

    def forward(self, x):
        return self.layers(x)


def train(model, loader, optimizer, scaler):
    model.train()
    for images, labels in loader:
        images = images.cuda(non_blocking=True)  # the batch moves here
        labels = labels.cuda(non_blocking=True)
        optimizer.zero_grad()
        with torch.autocast("cuda", dtype=torch.bfloat16):
            loss = nn.functional.cross_entropy(model(images), labels)
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
    torch.cuda.synchronize()
    return loss.item()


@torch.no_grad()
def accuracy(model, loader):
    model.eval()
    right = torch.zeros((), device="cuda")
    for images, labels in loader:
        right += (model(images.to("cuda")).argmax(1) == labels.to("cuda")).sum()
    return right.item() / len(loader.dataset)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--epochs", type=int, default=2)
    args = parser.parse_args()

    torch.manual_seed(0)
    images = torch.randn(128, 8, 8)
    labels = (images.flatten(1)[:, :10]).argmax(1)
    loader = DataLoader(TensorDataset(images, labels), batch_size=32, shuffle=True)

    model = Net().cuda()
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-2)
    scaler = torch.cuda.amp.GradScaler()
    for epoch in range(args.epochs):
        loss = train(model, loader, optimizer, scaler)
        print(f"epoch {epoch}: loss {loss:.3f}")
    print(f"accuracy {accuracy(model, loader):.2f}")


if __name__ == "__main__":
    main()
