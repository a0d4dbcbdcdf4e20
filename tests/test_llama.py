"""A randomly initialised two-layer Llama from Transformers, loaded with `device_map="tpu"`."""

import pytest
import torch
from conftest import same

transformers = pytest.importorskip("transformers")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    torch.manual_seed(0)
    config = transformers.LlamaConfig(
        vocab_size=256,
        hidden_size=64,
        intermediate_size=128,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        max_position_embeddings=128,
        bos_token_id=1,
        eos_token_id=None,
        pad_token_id=0,
    )
    path = tmp_path_factory.mktemp("llama")
    transformers.LlamaForCausalLM(config).save_pretrained(path)
    return path


def load(folder, device):
    model = transformers.LlamaForCausalLM.from_pretrained(folder, device_map=device, dtype=torch.float32)
    assert {p.device.type for p in model.parameters()} == {device}
    return model


@pytest.fixture
def tokens():
    return torch.randint(2, 256, (2, 16), generator=torch.Generator().manual_seed(1))


@torch.no_grad()
def test_logits(folder, tokens, device):
    expected = load(folder, "cpu")(tokens).logits
    same(load(folder, device)(tokens.to(device)).logits, expected, atol=1e-4, rtol=0)


def test_greedy_tokens(folder, tokens, device):
    def generate(device):
        options = {"max_new_tokens": 32, "do_sample": False, "attention_mask": torch.ones_like(tokens[:1]).to(device)}
        return load(folder, device).generate(tokens[:1].to(device), **options).cpu()

    expected = generate("cpu")
    assert expected.shape == (1, 48)
    assert torch.equal(generate(device), expected)


def test_training(folder, tokens, device):
    import torchtpu

    def losses(device):
        model = load(folder, device)
        model.train()
        optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
        out = []
        for _ in range(20):
            batch = tokens.to(device)
            loss = model(batch, labels=batch).loss
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            out.append(loss.detach())
        return [loss.item() for loss in out]

    expected = losses("cpu")
    with torchtpu.no_fallback():
        actual = losses(device)
    assert actual == pytest.approx(expected, abs=1e-3)
    assert actual[-1] < actual[0]
