/**
 * The settings of a site's process: arguments of Node and variables of glibc. New objects get 32 MB, no less at the start and
 * no more later. Others are collected from 130 MB on, and whenever they have grown by 60 %, not to a multiple. Buffers of
 * 64 kB and more go back to the system at once.
 */
export const SITE_PROCESS = {
  flags: ['--min-semi-space-size=16', '--max-semi-space-size=16', '--initial-heap-size=130', '--heap-growing-percent=60'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' },
}
