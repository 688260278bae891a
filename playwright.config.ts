import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/chromium.mjs'

/** The setup starts the register and says where it is. */
const baseURL = process.env['BASE_URL']

const SHORT = ['error-catalogue.spec.ts', 'weight.spec.ts']

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results',
  reporter: 'list',
  // The long ones begin first; the short ones fill what is left at the end.
  projects: [
    { name: 'long', testIgnore: SHORT },
    { name: 'short', testMatch: SHORT },
  ],
  // Generous, since the machine may have much else to do: nothing here is a measure of speed.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    ...(baseURL && { baseURL }),
    actionTimeout: 15_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Filming a journey costs half as much again as the journey; what its pages held is kept all the same.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, executablePath: findChromium() ?? 'chromium' },
  },
})
