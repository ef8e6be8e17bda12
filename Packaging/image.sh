#!/usr/bin/env bash
# Makes the OCI archive: Packaging/image.sh TREE VERSION COMMIT ARCHIVE
#
# The image has the tree in /usr, glibc, busybox and git of Debian, and nothing else: no shell but busybox's, no package
# manager. contents.toml lists these files. SOURCE_DATE_EPOCH gives every file and the image their time.
#
# Needs buildah, and no daemon and no network. Exit codes: 0 written; 69 something is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

readonly tree=$1 version=$2 commit=$3 archive=$4 root=$PWD/.build/package/image layout=$PWD/.build/package/oci
buildah=(buildah --storage-driver vfs --root "$PWD/.build/package/buildah" --runroot "$PWD/.build/package/buildah-run")
readonly buildah
command -v buildah >/dev/null || {
  echo 'image: buildah is not installed; run Scripts/setup.sh package' >&2
  exit 69
}

# lay_out: the files of the image.
lay_out() {
  rm -rf "$root"
  mkdir -p "$root"/{bin,etc,src,tmp,usr}
  cp -a "$tree/." "$root/usr"
  python3 Packaging/image_files.py "$root"
  for applet in $("$root/bin/busybox" --list); do
    [ -e "$root/bin/$applet" ] || ln -s busybox "$root/bin/$applet"
  done
  printf 'root:x:0:0:root:/:/bin/sh\nnobody:x:65534:65534:nobody:/:/bin/sh\n' >"$root/etc/passwd"
  printf 'root:x:0:\nnogroup:x:65534:\n' >"$root/etc/group"
  # A mounted checkout has another owner than the user of the container.
  printf '[safe]\n\tdirectory = *\n' >"$root/etc/gitconfig"
  chmod 1777 "$root/tmp"
  chmod 777 "$root/src"
  find "$root" -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +
}

# commit_image: one layer with the files, and what a container does by itself.
commit_image() {
  local container
  container=$("${buildah[@]}" from scratch)
  "${buildah[@]}" copy --quiet "$container" "$root" / >/dev/null
  "${buildah[@]}" config --arch amd64 --os linux --entrypoint '["/usr/bin/overset"]' --cmd '--help' --workingdir /src \
    --env PATH=/usr/bin:/bin --env LANG=C.UTF-8 --env HOME=/tmp \
    --label org.opencontainers.image.title=overset \
    --label "org.opencontainers.image.version=$version" \
    --label "org.opencontainers.image.revision=${commit%+changes}" \
    --label org.opencontainers.image.licenses=Apache-2.0 "$container"
  rm -rf "$layout"
  "${buildah[@]}" commit --quiet --rm --disable-compression=false --timestamp "$SOURCE_DATE_EPOCH" --format oci \
    "$container" "oci:$layout:overset:$version" >/dev/null
}

# pack: the layout as an archive. buildah's own has the time of day.
pack() {
  tar --create --directory "$layout" --sort=name --format=gnu --mtime="@$SOURCE_DATE_EPOCH" --mode=u=rwX,go=rX \
    --owner=0 --group=0 --numeric-owner --file "$archive" oci-layout index.json blobs
}

lay_out
commit_image
pack
