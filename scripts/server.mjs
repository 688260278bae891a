/** How the server is run by `npm start`, the journeys and the benchmarks alike, so that what is measured is what runs. */
// A small nursery for young objects: a third less memory, and no slower. The server collects once when it has started.
export const serverArguments = ['--max-semi-space-size=8', '--expose-gc', 'src/server.ts']

/** Fewer arenas to allocate from leave less memory that is held and not used. Linux with glibc reads it; others pass it by. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' }
