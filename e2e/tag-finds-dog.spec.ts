import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import { textOfPdf } from '../src/testing/pdftext.ts'
import { test } from './alone.ts'
import { browserSeeing } from './camera.ts'
import { expect, expectAccessible, newChip, tokenIn } from './journey.ts'
import { join, newcomer } from './newcomer.ts'

const DRAWS = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']
const args = [...chromiumFlags.filter((flag) => flag !== '--disable-gpu'), ...DRAWS]
test.use({ launchOptions: { args, executablePath: findChromium() ?? 'chromium' } })

const Orders = z.object({ items: z.array(z.object({ orderId: z.string(), lines: z.string() })) })

test('a tag is ordered, engraved and activated; a stranger scans it with their camera, and both talk', async ({
  page,
  place,
  outbox,
  staff,
}, info) => {
  const nell = newcomer('Nell Ashby')
  let pin = ''
  let link = ''

  await test.step('Nell designs a tag for Bramble, sees the engraving, and pays', async () => {
    await join(page, outbox, nell)
    const data = {
      chipNumber: newChip(),
      species: 'dog',
      name: 'Bramble',
      breed: { kind: 'description', text: 'Labradoodle' },
      sex: 'female',
      neutered: 'yes',
      colour: 'Cream',
      bornOn: '2021-03-27',
      bornExactly: true,
    }
    const reply = await page.request.post('/api/v1/user/addPet', { data, headers: { authorization: (await tokenIn(page)) ?? '' } })
    expect(reply.ok(), await reply.text()).toBe(true)

    await page.goto('/products/tail-tag')
    await page.getByRole('radio', { name: 'Brass' }).check()
    const street = page.getByLabel('House and street')
    await street.fill('27 Old Rectory Gardens')
    await expect(page.getByText('This line doesn’t fit the tag.')).toBeVisible()
    await expect(street).toHaveValue('27 Old Rectory Gardens')
    await page.getByRole('radio', { name: 'Large' }).check()
    await expect(page.getByText('This line doesn’t fit the tag.')).toBeHidden()
    await street.fill('9 Orchard Rise')
    await expect(page.getByRole('img', { name: /The back of a tag, Brass .*: Nell Ashby, 9 Orchard Rise, SY8 1AA/ })).toBeVisible()
    await page.getByLabel('Which pet is it for?').selectOption({ label: 'Bramble' })
    await page.getByRole('button', { name: /^Order and pay/ }).click()
    await expect(page.getByText('Tick that you know').first()).toBeVisible()
    await page.getByRole('checkbox', { name: /I know I can’t return it/ }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Order and pay/ }).click()
    await expect(page.getByText('Nell Ashby, 9 Orchard Rise, SY8 1AA')).toBeVisible()
    await page.getByRole('button', { name: 'Use this card: it pays straight away' }).click()
    await page.getByRole('button', { name: /^Pay £/ }).click()
    await expect(page.getByRole('heading', { name: 'Paid: your TailTag' })).toBeVisible()
  })

  await test.step('our staff engrave it and send it with its PIN', async () => {
    const { items } = Orders.parse(JSON.parse(await staff('list-tag-orders', '--json')))
    const [{ orderId, lines } = { orderId: '', lines: '' }] = items
    expect(lines).toContain('Nell Ashby')
    await staff('engrave-tag', '--order-id', orderId)
    const letter = textOfPdf(readFileSync(path.join(place.dataDir, `Tag ${orderId}.pdf`)))
    pin = /PIN ([0-9A-Z]{6})/.exec(letter)?.[1] ?? ''
    const code = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(letter)?.[0] ?? ''
    await staff('send-tag', '--order-id', orderId, '--tracking', 'RM 7')
    await outbox.message(nell.email, 'Your tag is on its way')

    await page.goto('/customer-dashboard/tailtag-settings')
    await expect(page.getByText('On its way')).toBeVisible()
    await page.getByLabel('Code on the tag').fill(code)
    await page.getByLabel('PIN').fill(pin)
    await page.getByLabel('Which pet wears it?').selectOption({ label: 'Bramble' })
    await page.getByRole('button', { name: 'Activate the tag' }).click()
    await expect(page.getByRole('heading', { name: 'Bramble’s tag' })).toBeVisible()
    const shown = await page.getByRole('link', { name: 'See what a finder sees' }).getAttribute('href')
    link = new URL(shown ?? '', place.url).href
    await expectAccessible(page)
  })

  const seeing = await browserSeeing(link, info.outputPath('camera.y4m'))
  const phone = await seeing.newContext({
    baseURL: place.url,
    locale: 'en-GB',
    geolocation: { latitude: 52.3676, longitude: -2.7175, accuracy: 12 },
    permissions: ['geolocation', 'camera'],
  })
  const finder = await phone.newPage()
  await test.step('a stranger’s camera reads the tag, and they share their place', async () => {
    await finder.goto('/qrcode-scanner')
    await expect(finder.getByRole('heading', { level: 1 })).toHaveText('Have you found Bramble?', { timeout: 30_000 })
    await finder.getByRole('button', { name: 'Share my location' }).click()
    await expect(finder.getByText('We’ve added your location.')).toBeVisible()
    await finder.getByLabel('Your message').fill('She is with me at the castle.')
    await finder.getByRole('button', { name: 'Tell the keeper' }).click()
    await expect(finder.getByText('We’ve told the keeper')).toBeVisible()
  })

  await test.step('Nell sees it on the map without reloading, and they talk', async () => {
    await outbox.message(nell.email, /Someone scanned Bramble’s tag/)
    const map = page.getByRole('region', { name: 'Map of the scans' })
    await expect(map.getByRole('button', { name: /^Bramble/ })).toBeVisible()
    await page.getByRole('link', { name: 'Read and reply' }).click()
    await page.getByLabel('Write to the finder').fill('Thank you, I’m on my way.')
    await page.getByRole('button', { name: /send/i }).click()
    await expect(page.getByRole('log').getByText('I’m on my way.')).toBeVisible()
    await finder.getByRole('link', { name: 'See the conversation' }).click()
    await expect(finder.getByText('I’m on my way.')).toBeVisible()
    expect(await finder.content()).not.toMatch(/Ashby|Orchard|nell\./)
  })
  await seeing.close()
})
