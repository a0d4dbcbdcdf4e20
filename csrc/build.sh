#!/bin/sh
# Builds the C++ glue against an installed torch, without importing it.
# usage: csrc/build.sh PYTHON OUT.so     (TORCHTPU_GLUE_CACHE: where this tree's objects are kept between builds)
set -eu
python=$1
out=$2
here=$(cd "$(dirname "$0")" && pwd)
torch=$("$python" -c 'import importlib.util as u, os; print(os.path.dirname(u.find_spec("torch").origin))')
version=$(sed -n "s/^__version__ = '\(.*\)'/\1/p" "$torch/version.py")
python_include=$("$python" -c 'import sysconfig; print(sysconfig.get_paths()["include"])')
cache=${TORCHTPU_GLUE_CACHE:-$(mktemp -d)}/$version
mkdir -p "$cache" "$(dirname "$out")"
flags="-std=c++20 -O2 -fPIC -fvisibility=hidden -Wall -Wno-unknown-pragmas -ffile-prefix-map=$here=csrc -I$here -isystem $torch/include \
-isystem $torch/include/torch/csrc/api/include -isystem $torch/include/kineto -isystem $python_include ${TORCHTPU_CXXFLAGS:-}"
cxx=${CXX:-g++}

# An object is stale when its source, or any header of the glue, is newer.
newest_header=$(ls -t "$here"/*.h | head -n 1)
stale=
for source in "$here"/*.cpp; do
  object=$cache/$(basename "$source" .cpp).o
  if [ ! -e "$object" ] || [ "$source" -nt "$object" ] || [ "$newest_header" -nt "$object" ]; then
    rm -f "$object"
    stale="$stale $(basename "$source" .cpp)"
  fi
done
if [ -n "$stale" ]; then
  # shellcheck disable=SC2086
  printf '%s\n' $stale | xargs -P "${TORCHTPU_GLUE_JOBS:-2}" -I NAME "$cxx" $flags -c "$here/NAME.cpp" -o "$cache/NAME.o"
fi
# No rpath: torch is loaded before the glue, by whoever loads the glue.
objects=
for source in "$here"/*.cpp; do objects="$objects $cache/$(basename "$source" .cpp).o"; done
# shellcheck disable=SC2086
"$cxx" -shared -o "$out.part" $objects -L"$torch/lib" -ltorch -ltorch_cpu -ltorch_python -lc10
mv "$out.part" "$out"
