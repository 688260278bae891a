import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/chromium.mjs'

/** The setup starts the register and says where it is. */
const baseURL = process.env['BASE_URL']

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results',
  reporter: 'list',
  use: {
    browserName: 'chromium',
    ...(baseURL && { baseURL }),
    actionTimeout: 15_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    trace: 'retain-on-failure',
    launchOptions: { args: chromiumFlags, executablePath: findChromium() ?? 'chromium' },
  },
})
