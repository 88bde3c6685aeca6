#!/usr/bin/env bash
# Podman 4.3.1 (Debian 12), its Docker API.
# `POST /images/create` with `fromSrc`, `repo` and `tag` imports an archive as the image `repo:tag` (Docker Engine API 1.41,
# "Create an image"), and client libraries send the two apart. Podman ignores `tag`: the image is `repo:latest`, the answer
# is a success, and a container of `repo:tag` has no image. With the tag in `repo`, which Docker takes too, it is right.
# Runs as root, with the packages unpacked into the folder.
set -euo pipefail
folder=$(mktemp -d)
cd "$folder"
apt-get download -q podman=4.3.1+ds1-8+deb12u1+b3 libgpgme11 libseccomp2 libsubid4 libdevmapper1.02.1 >apt.log 2>&1
for package in *.deb; do dpkg-deb --extract "$package" unpacked; done
export LD_LIBRARY_PATH=$folder/unpacked/usr/lib/x86_64-linux-gnu:$folder/unpacked/lib/x86_64-linux-gnu HOME=$folder
mkdir -p .config/containers image
printf '{ "default": [{ "type": "insecureAcceptAnything" }] }\n' > .config/containers/policy.json
printf 'hello\n' > image/hello
tar -cf image.tar -C image .
unpacked/usr/bin/podman --root "$folder/images" --runroot "$folder/run" --storage-driver vfs --events-backend file \
  system service --time 0 "unix://$folder/socket" >podman.log 2>&1 &
podman=$!
trap 'kill "$podman"; wait "$podman" || true; rm -rf "$folder"' EXIT
for _ in $(seq 100); do [ -S socket ] || sleep 0.1; done

ask() { curl --silent --fail --max-time 30 --unix-socket socket "$@"; }
import() {
  ask -X POST -H 'Content-Type: application/x-tar' --data-binary @image.tar \
    "http://podman/v1.41/images/create?fromSrc=-&$1" >/dev/null
}
import 'repo=localhost/ctf/apart&tag=v1'
import 'repo=localhost/ctf/together:v2'
seen=$(ask http://podman/v1.41/images/json | grep -o '"localhost/ctf/[^"@]*"' | sort -u)
echo "$seen"
[ "$seen" = '"localhost/ctf/apart:latest"
"localhost/ctf/together:v2"' ] || {
  echo 'Podman names imported images in another way now.' >&2
  exit 1
}
