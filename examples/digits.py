"""Trains a small convolutional network on scikit-learn's handwritten digits (1797 real scans, 8x8 pixels).

    python examples/digits.py --device tpu

Prints loss and test accuracy; writes a checkpoint and a picture with the loss curve and the misclassified digits to --out.
The device is a parameter and nothing else: the script names none of its own.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import matplotlib
import torch
from sklearn.datasets import load_digits
from sklearn.model_selection import train_test_split
from torch import nn
from torch.utils.data import DataLoader, TensorDataset
from tqdm import tqdm

matplotlib.use("Agg")


def data(seed: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
    """Training images (1437, 1, 8, 8) in [0, 1], their labels, test images (360, 1, 8, 8), theirs."""
    digits = load_digits()
    images = torch.tensor(digits.images, dtype=torch.float32).unsqueeze(1) / 16
    labels = torch.tensor(digits.target)
    train, test = train_test_split(range(len(images)), test_size=360, random_state=seed, stratify=digits.target)
    return images[train], labels[train], images[test], labels[test]


def network() -> nn.Module:
    """Two convolutions with batch normalisation, then a hidden layer with dropout."""
    return nn.Sequential(
        nn.Conv2d(1, 32, 3, padding=1),
        nn.BatchNorm2d(32),
        nn.ReLU(),
        nn.Conv2d(32, 64, 3, padding=1),
        nn.BatchNorm2d(64),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Flatten(),
        nn.Linear(64 * 4 * 4, 128),
        nn.ReLU(),
        nn.Dropout(0.3),
        nn.Linear(128, 10),
    )


def train(model: nn.Module, loader: DataLoader, epochs: int, device: str) -> list[float]:
    """AdamW under a one-cycle schedule; gives the mean loss of each epoch."""
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3, weight_decay=1e-2)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=3e-3, total_steps=epochs * len(loader))
    losses = []
    model.train()
    with tqdm(total=epochs * len(loader), unit="step") as bar:
        for epoch in range(epochs):
            total = torch.zeros((), device=device)
            for images, labels in loader:
                images, labels = images.to(device), labels.to(device)
                loss = nn.functional.cross_entropy(model(images), labels)
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                schedule.step()
                total += loss.detach()
                bar.update()
            # One read an epoch: reading every step would make the device wait for the host.
            losses.append(total.item() / len(loader))
            bar.set_description(f"epoch {epoch + 1}/{epochs} loss {losses[-1]:.4f}")
    return losses


@torch.no_grad()
def predict(model: nn.Module, images: torch.Tensor, device: str) -> torch.Tensor:
    """Predicted labels of `images`, on the CPU."""
    model.eval()
    return torch.cat([model(batch.to(device)).argmax(1).cpu() for batch in images.split(120)])


def draw(losses: list[float], images: torch.Tensor, truth: torch.Tensor, guess: torch.Tensor, path: Path) -> None:
    """The loss curve beside a sheet of the misclassified digits."""
    import matplotlib.pyplot as plt

    wrong = (truth != guess).nonzero().flatten().tolist()[:16]
    figure = plt.figure(figsize=(10, 4.5), layout="constrained")
    left, right = figure.subfigures(1, 2)
    axes = left.subplots()
    axes.plot(range(1, len(losses) + 1), losses, marker=".")
    axes.set(xlabel="epoch", ylabel="training loss", yscale="log")
    accuracy = (truth == guess).float().mean().item()
    right.suptitle(f"misclassified: {(truth != guess).sum().item()} of {len(truth)} (accuracy {accuracy:.4f})")
    for index, cell in enumerate(right.subplots(4, 4).flat):
        cell.axis("off")
        if index < len(wrong):
            cell.imshow(images[wrong[index], 0], cmap="gray_r")
            cell.set_title(f"{truth[wrong[index]]} read as {guess[wrong[index]]}", fontsize=8)
    figure.savefig(path, dpi=120)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="cpu", help="any PyTorch device: tpu, cpu, cuda, ...")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--batch-size", type=int, default=64)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("out"), help="folder for the checkpoint and the picture")
    options = parser.parse_args()

    torch.manual_seed(options.seed)
    train_images, train_labels, test_images, test_labels = data(options.seed)
    shuffle = torch.Generator().manual_seed(options.seed)
    loader = DataLoader(
        TensorDataset(train_images, train_labels),
        batch_size=options.batch_size,
        shuffle=True,
        drop_last=True,
        generator=shuffle,
    )
    model = network().to(options.device)

    start = time.perf_counter()
    losses = train(model, loader, options.epochs, options.device)
    guess = predict(model, test_images, options.device)
    seconds = time.perf_counter() - start
    accuracy = (guess == test_labels).float().mean().item()

    options.out.mkdir(parents=True, exist_ok=True)
    checkpoint = options.out / "digits.pt"
    torch.save({"model": model.state_dict(), "losses": losses, "accuracy": accuracy}, checkpoint)
    picture = options.out / "digits.png"
    draw(losses, test_images, test_labels, guess, picture)

    print(f"device {options.device}: {seconds:.1f} s for {options.epochs} epochs")
    print(f"loss {losses[-1]:.4f}, test accuracy {accuracy:.4f}")
    print(f"wrote {checkpoint} and {picture}")


if __name__ == "__main__":
    main()
