# The place of an installation and the list of its files, for scripts/install and scripts/uninstall, which read this file.
#
# The list, share/segue/manifest below the prefix, has a path a line, relative to the prefix; those of folders that the
# installation made end in a slash.

manifest=share/segue/manifest

# Says "place: problem. Remedy." and ends.
refuse() {
    printf 'scripts/%s: %s\n' "${0##*/}" "$1" >&2
    exit 2
}

# Refuses $1, a path with a slash at its end, where it is the system's or that of the sources.
check_target() {
    case $1 in
    / | /home/ | /media/ | /mnt/ | /run/* | /srv/ | /tmp/ | /var/ | /bin/* | /boot/* | /dev/* | /etc/* | /lib/* | /lib32/* | /lib64/* | /proc/* | \
        /sbin/* | /sys/*)
        refuse "PREFIX=${prefix:-/}: this folder is the system's. Choose ~/.local, /usr/local or one below /opt." ;;
    /usr/local/*) ;;
    /usr/*) [[ -n ${DESTDIR:-} ]] ||
        refuse "PREFIX=$prefix: this folder is the package manager's. Use /usr/local, or DESTDIR to make a package." ;;
    "$PWD/") refuse "PREFIX=$prefix: these are the sources. Choose another folder." ;;
    esac
}

# Sets `prefix`, the folder that $1, PREFIX or nothing names, and `root`, where its files are: below DESTDIR, if that is set.
locate() {
    # The system's own folders are refused there as well.
    [[ ${DESTDIR:-} != / ]] || DESTDIR=
    prefix=${1:-${PREFIX:-${HOME:+$HOME/.local}}}
    local staging=${DESTDIR:-} name
    for name in "PREFIX=$prefix" ${staging:+"DESTDIR=$staging"}; do
        case ${name#*=} in
        /*) ;;
        *) refuse "$name: this is no absolute path. Name a folder such as PREFIX=\$HOME/.local." ;;
        esac
        case ${name#*=}/ in
        */../* | */./* | *//?*) refuse "$name: its path has empty parts or dots. Write it without them." ;;
        esac
        # A desktop entry cannot name such a path plainly.
        case $name in
        *[[:cntrl:]\"\`\$\\%]*) refuse "$name: it holds one of the characters \" \` \$ \\ %. Choose another folder." ;;
        esac
    done
    prefix=${prefix%/}
    staging=${staging%/}
    root=$staging$prefix
    local targets=("$prefix")
    [[ -n $staging ]] || targets+=("$(realpath -m -- "$prefix/.")")
    for name in "${targets[@]}"; do check_target "${name%/}/"; done
    [[ ! -e $root || -d $root ]] || refuse "$root: this is no folder. Choose another one."
}

# Prints the list in file $1; refuses a path that leads out of the prefix.
listed() {
    local path
    while IFS= read -r path; do
        case /$path in
        / | //* | */../* | */..) refuse "$1: \"$path\" leads out of the prefix. Remove that line." ;;
        esac
        printf '%s\n' "$path"
    done <"$1"
}

# Removes the listed files and folders that standard input names; folders only when they are empty, and others' files never.
remove_listed() {
    local path
    LC_ALL=C sort -r | while IFS= read -r path; do
        if [[ $path == */ ]]; then
            rmdir -- "$(realpath -ms -- "$root/$path")" 2>/dev/null || true
        else
            rm -f -- "$root/$path.segue-new"
            [[ -d $root/$path && ! -L $root/$path ]] || rm -f -- "$root/$path"
        fi
    done
}

# Runs what lets desktops and programs see the change, where it is installed; makers of packages do that themselves.
renew_databases() {
    local share=$root/share name
    [[ -z ${DESTDIR:-} ]] || return 0
    if [[ -d $share/applications ]] && command -v update-desktop-database >/dev/null; then
        update-desktop-database -q "$share/applications" || true
    fi
    if [[ -d $share/mime/packages ]] && command -v update-mime-database >/dev/null; then
        update-mime-database "$share/mime" 2>/dev/null || true
    fi
    if [[ -f $share/icons/hicolor/icon-theme.cache ]] && command -v gtk-update-icon-cache >/dev/null; then
        gtk-update-icon-cache -q -t "$share/icons/hicolor" || true
    fi
}
