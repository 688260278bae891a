import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'database/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['src/testing/setup.ts', 'src/platform/testing/seed.ts'],
    setupFiles: ['src/platform/testing/seed.ts', 'src/platform/testing/unstub.ts'],
    maxWorkers: 2,
    isolate: false,
    // Files of one worker share the globals too.
    unstubGlobals: true,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
