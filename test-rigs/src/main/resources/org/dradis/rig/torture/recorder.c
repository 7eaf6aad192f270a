/*
 * Preloaded into a program, it writes down what the program does to the files below one folder, and
 * can let the disk fail.
 *
 *   DRADIS_FOLDER      the folder, by its real name
 *   DRADIS_RECORD      where to write the records; none if it is not set
 *   DRADIS_ROOM        so many bytes can be written until the disk is full; a file "ballast" that
 *                      is removed makes room
 *   DRADIS_BAD_SYNC    the number of the sync of a file that fails, from 1
 *
 * A record: kind (1 byte), file (4), offset (8), lengths of name and data (4 each), name, data, in
 * the machine's byte order. A file is a number that each opening gets anew; -1 is none. Mapped
 * memory is not seen: SQLite maps only its -shm file, which is made anew after a crash.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { OPENED = 'o', CREATED = 'c', WROTE = 'w', TRUNCATED = 't', SYNCED = 's',
            RENAMED = 'r', REMOVED = 'u', SPOKE = 'a' };

#define MOST_FILES 65536
#define REAL(type, name, ...) ((type (*)(__VA_ARGS__)) dlsym(RTLD_NEXT, name))

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int numbers[MOST_FILES]; /* of open files by descriptor; 0 is none */
static int last_number, record = -1, syncs, bad_sync;
static long long room = LLONG_MAX;
static char folder[PATH_MAX];
static size_t folder_length;

__attribute__((constructor)) static void begin(void) {
  const char *name = getenv("DRADIS_FOLDER");
  if (name) {
    strncpy(folder, name, sizeof folder - 1);
    folder_length = strlen(folder);
  }
  name = getenv("DRADIS_RECORD");
  if (name) {
    record = REAL(int, "open64", const char *, int, ...)
        (name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (record < 0) _exit(70);
  }
  name = getenv("DRADIS_ROOM");
  if (name) room = atoll(name);
  name = getenv("DRADIS_BAD_SYNC");
  if (name) bad_sync = atoi(name);
  unsetenv("LD_PRELOAD");
}

static void put(enum kind kind, int file, int64_t offset, const char *name, const void *data,
                size_t length) {
  if (record < 0) return;
  char head[21];
  int32_t number = file, name_length = name ? strlen(name) : 0, data_length = length;
  head[0] = kind;
  memcpy(head + 1, &number, 4);
  memcpy(head + 5, &offset, 8);
  memcpy(head + 13, &name_length, 4);
  memcpy(head + 17, &data_length, 4);
  struct iovec parts[3] = {{head, sizeof head}, {(void *) name, name_length},
                           {(void *) data, length}};
  ssize_t all = sizeof head + name_length + length;
  if (REAL(ssize_t, "writev", int, const struct iovec *, int)(record, parts, 3) != all) _exit(71);
}

/* Makes a name absolute; programs that are watched name files by real folders. */
static int is_inside(const char *name) {
  return folder_length && strncmp(name, folder, folder_length) == 0
      && (name[folder_length] == '/' || name[folder_length] == 0);
}

static int number_of(int fd) {
  return fd >= 0 && fd < MOST_FILES ? numbers[fd] : 0;
}

static int opened(int fd, const char *name, int flags, int existed) {
  int error = errno;
  if (fd >= 0 && fd < MOST_FILES && is_inside(name)) {
    numbers[fd] = ++last_number;
    put(existed ? OPENED : CREATED, last_number, 0, name, NULL, 0);
    if (existed && (flags & O_TRUNC)) put(TRUNCATED, last_number, 0, NULL, NULL, 0);
  }
  errno = error;
  return fd;
}

static int open_at(const char *function, int at, const char *name, int flags, mode_t mode) {
  pthread_mutex_lock(&lock);
  int existed = !(flags & O_CREAT) || faccessat(at, name, F_OK, 0) == 0;
  int fd = REAL(int, function, int, const char *, int, ...)(at, name, flags, mode);
  opened(fd, name, flags, existed);
  pthread_mutex_unlock(&lock);
  return fd;
}

#define OPEN(function, at, flags)                        \
  va_list more;                                          \
  va_start(more, flags);                                 \
  mode_t mode = (flags) & O_CREAT ? va_arg(more, mode_t) : 0; \
  va_end(more);                                          \
  return open_at(function, at, name, flags, mode)

int open(const char *name, int flags, ...) { OPEN("openat64", AT_FDCWD, flags); }
int open64(const char *name, int flags, ...) { OPEN("openat64", AT_FDCWD, flags); }
int openat(int at, const char *name, int flags, ...) { OPEN("openat64", at, flags); }
int openat64(int at, const char *name, int flags, ...) { OPEN("openat64", at, flags); }

int close(int fd) {
  pthread_mutex_lock(&lock);
  if (number_of(fd)) numbers[fd] = 0;
  int result = REAL(int, "close", int)(fd);
  pthread_mutex_unlock(&lock);
  return result;
}

static int has_room(size_t length) {
  if (room < (long long) length) {
    errno = ENOSPC;
    return 0;
  }
  if (room != LLONG_MAX) room -= length;
  return 1;
}

static ssize_t write_at(int fd, const void *data, size_t length, off64_t offset) {
  pthread_mutex_lock(&lock);
  int number = number_of(fd);
  ssize_t result = -1;
  if (!number || has_room(length)) {
    result = REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t)(fd, data, length, offset);
  }
  if (number && result > 0) put(WROTE, number, offset, NULL, data, result);
  pthread_mutex_unlock(&lock);
  return result;
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
  return write_at(fd, data, length, offset);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
  return write_at(fd, data, length, offset);
}

ssize_t write(int fd, const void *data, size_t length) {
  pthread_mutex_lock(&lock);
  int number = number_of(fd);
  ssize_t result = -1;
  if (!number || has_room(length)) {
    /* What is said to the other process comes before it can have been heard. */
    if (fd == STDOUT_FILENO) put(SPOKE, -1, 0, NULL, data, length);
    off64_t offset = number ? lseek64(fd, 0, SEEK_CUR) : 0;
    result = REAL(ssize_t, "write", int, const void *, size_t)(fd, data, length);
    if (number && result > 0) put(WROTE, number, offset, NULL, data, result);
  }
  pthread_mutex_unlock(&lock);
  return result;
}

int ftruncate64(int fd, off64_t length) {
  pthread_mutex_lock(&lock);
  int result = REAL(int, "ftruncate64", int, off64_t)(fd, length);
  if (number_of(fd) && result == 0) put(TRUNCATED, number_of(fd), length, NULL, NULL, 0);
  pthread_mutex_unlock(&lock);
  return result;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

static int sync_file(const char *function, int fd) {
  pthread_mutex_lock(&lock);
  struct stat found;
  int result;
  if (number_of(fd) && fstat(fd, &found) == 0 && S_ISREG(found.st_mode) && ++syncs == bad_sync) {
    errno = EIO;
    result = -1;
  } else {
    result = REAL(int, function, int)(fd);
    if (number_of(fd) && result == 0) put(SYNCED, number_of(fd), 0, NULL, NULL, 0);
  }
  pthread_mutex_unlock(&lock);
  return result;
}

int fsync(int fd) { return sync_file("fsync", fd); }
int fdatasync(int fd) { return sync_file("fdatasync", fd); }

int rename(const char *from, const char *to) {
  pthread_mutex_lock(&lock);
  int result = REAL(int, "rename", const char *, const char *)(from, to);
  if (result == 0 && is_inside(from)) put(RENAMED, -1, 0, from, to, strlen(to));
  pthread_mutex_unlock(&lock);
  return result;
}

static int removed(int result, const char *name) {
  if (result == 0 && is_inside(name)) {
    put(REMOVED, -1, 0, name, NULL, 0);
    const char *last = strrchr(name, '/');
    if (last && strcmp(last, "/ballast") == 0) room = LLONG_MAX;
  }
  return result;
}

int unlink(const char *name) {
  pthread_mutex_lock(&lock);
  int result = removed(REAL(int, "unlink", const char *)(name), name);
  pthread_mutex_unlock(&lock);
  return result;
}

int unlinkat(int at, const char *name, int flags) {
  pthread_mutex_lock(&lock);
  int result = REAL(int, "unlinkat", int, const char *, int)(at, name, flags);
  if (at == AT_FDCWD) removed(result, name);
  pthread_mutex_unlock(&lock);
  return result;
}
