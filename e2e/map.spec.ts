import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import { expect, test } from './journey.ts'
import { solvedCaptcha } from './newcomer.ts'

const DRAWS = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']
const args = [...chromiumFlags.filter((flag) => flag !== '--disable-gpu'), ...DRAWS]
test.use({ launchOptions: { args, executablePath: findChromium() ?? 'chromium' } })

test('lost and found animals stand on a map that asks no one but us', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', ({ message }) => problems.push(message))
  const report = { kind: 'found', species: 'rabbit', where: { lat: 57.15, lng: -2.1 }, whereabouts: 'seen', colour: 'Lilac' }
  const reply = await page.request.post('/api/v1/user/saveLostPetRequest', {
    data: { report, finderEmail: `map.${Date.now()}@homeward.example`, captcha: await solvedCaptcha(page) },
  })
  expect(reply.ok(), await reply.text()).toBe(true)

  await page.goto('/lost-found?near=Aberdeen&species=rabbit')
  const map = page.getByRole('region', { name: 'Map of lost and found animals' })
  await map.getByRole('button', { name: 'A rabbit, seen' }).click()
  await expect(map.getByRole('link', { name: 'A rabbit, seen' })).toBeVisible()
  await expect(map.getByText('Coasts: Natural Earth')).toBeVisible()
  expect(new Set(asked)).toEqual(new Set([new URL(page.url()).origin]))
  expect(problems).toEqual([])
})
