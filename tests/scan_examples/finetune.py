"""Fine-tunes a small language model from Transformers, built from a configuration so that nothing is fetched."""

import torch
from torch.optim import AdamW
from transformers import LlamaConfig, LlamaForCausalLM, get_linear_schedule_with_warmup

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
CONFIG = LlamaConfig(
    vocab_size=128,
    hidden_size=32,
    intermediate_size=64,
    num_hidden_layers=2,
    num_attention_heads=4,
    num_key_value_heads=2,
    max_position_embeddings=64,
)


def batches(count):
    generator = torch.Generator().manual_seed(0)
    for _ in range(count):
        yield torch.randint(0, CONFIG.vocab_size, (4, 16), generator=generator)


def main():
    torch.manual_seed(0)
    model = LlamaForCausalLM(CONFIG).cuda()
    optimizer = AdamW(model.parameters(), lr=1e-3)
    scheduler = get_linear_schedule_with_warmup(optimizer, 1, 4)
    model.train()
    for input_ids in batches(4):
        input_ids = input_ids.to("cuda")
        with torch.cuda.amp.autocast(dtype=torch.bfloat16):
            loss = model(input_ids=input_ids, labels=input_ids).loss
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        scheduler.step()
        optimizer.zero_grad()
    torch.cuda.empty_cache()
    print(f"loss {loss.item():.3f}")


if __name__ == "__main__":
    main()
