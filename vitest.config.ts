import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'database/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['src/testing/setup.ts'],
    maxWorkers: 2,
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
