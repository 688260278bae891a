import type { Page } from '@playwright/test'
import * as z from 'zod'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import { test } from './alone.ts'
import { expect, expectAccessible, newChip, tokenIn } from './journey.ts'
import { join, newcomer, solvedCaptcha } from './newcomer.ts'

const DRAWS = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']
const args = [...chromiumFlags.filter((flag) => flag !== '--disable-gpu'), ...DRAWS]
test.use({ launchOptions: { args, executablePath: findChromium() ?? 'chromium' } })

const Made = z.object({ items: z.array(z.object({ link: z.string(), pin: z.string() })) })
const Added = z.object({ data: z.object({ petId: z.string() }) })
const Reported = z.object({ data: z.object({ id: z.string() }) })

const BRAMBLE = {
  species: 'dog',
  name: 'Bramble',
  breed: { kind: 'description', text: 'Labradoodle' },
  sex: 'female',
  neutered: 'yes',
  colour: 'Cream',
  bornOn: '2021-03-27',
  bornExactly: true,
}
const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

const mapOn = (page: Page) => page.getByRole('region', { name: 'Map of where Bramble was' })
const listOn = (page: Page) => page.getByRole('list', { name: 'Places, newest first' })

test('a keeper follows a missing dog live, and shares where she was for as long as they like', async ({
  page,
  browser,
  place,
  outbox,
  staff,
  somebody,
}) => {
  const nell = newcomer('Nell Ashby')
  let tagPath = ''
  let caseId = ''
  const ask = async (call: string, data: object, authorization = '') => {
    const reply = await page.request.post(`/api/v1/user/${call}`, { data, headers: authorization ? { authorization } : {} })
    expect(reply.ok(), await reply.text()).toBe(true)
    return reply.json()
  }

  await test.step('Bramble wears a tag and is missing', async () => {
    await join(page, outbox, nell)
    const session = (await tokenIn(page)) ?? ''
    await page.goto('/tracker')
    await expect(page.getByRole('heading', { name: 'Nothing to follow yet' })).toBeVisible()

    const { petId } = Added.parse(await ask('addPet', { ...BRAMBLE, chipNumber: newChip() }, session)).data
    const [tag] = Made.parse(JSON.parse(await staff('make-tags', '--count', '1', '--reason', 'The first run', '--json'))).items
    tagPath = new URL(tag?.link ?? '').pathname
    await ask('activateTag', { token: tagPath.split('/').at(-1), pin: tag?.pin, petId }, session)
    const report = { kind: 'lost', petId, where: { lat: 52.3676, lng: -2.7175 }, seenAt: ago(4), circumstances: 'Ran after a deer.' }
    caseId = Reported.parse(await ask('saveLostPetRequest', { report, captcha: await solvedCaptcha(page) }, session)).data.id
    const seen = { caseId, where: { lat: 52.38, lng: -2.7 }, seenAt: ago(2), sureness: 'likely', words: 'By the weir. Ring 07700 900456' }
    await ask('addSighting', { ...seen, captcha: await solvedCaptcha(page) })
  })

  await test.step('Nell opens the tracker from her search', async () => {
    await page.goto(`/lost-found/${caseId}`)
    await page.getByRole('link', { name: 'See it on the tracker' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tracker')
    await expect(listOn(page).getByRole('button')).toHaveText([/Sighting/, /Last seen/])
    await expect(mapOn(page).getByRole('button', { name: /^1\. Last seen/ })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a stranger scans the tag, and the place appears without reloading', async () => {
    const phone = await browser.newContext({
      baseURL: place.url,
      locale: 'en-GB',
      geolocation: { latitude: 52.39, longitude: -2.68, accuracy: 12 },
      permissions: ['geolocation'],
    })
    const finder = await phone.newPage()
    await finder.goto(tagPath)
    await finder.getByRole('button', { name: 'Share my location' }).click()
    await expect(finder.getByText('We’ve added your location.')).toBeVisible()
    await finder.getByLabel('Your message').fill('She is with me at the mill.')
    await finder.getByRole('button', { name: 'Tell the keeper' }).click()
    await expect(finder.getByText('We’ve told the keeper')).toBeVisible()
    await phone.close()
    await expect(listOn(page).getByRole('button')).toHaveText([/Tag scanned/, /Sighting/, /Last seen/])
    await expect(listOn(page).getByText('She is with me at the mill.')).toBeVisible()
    await expect(listOn(page).getByRole('link', { name: 'Read and reply' })).toBeVisible()
    await expect(mapOn(page).getByRole('button', { name: /^3\. Tag scanned/ })).toBeVisible()
  })

  await test.step('what is chosen on the map is chosen in the list, and the other way round', async () => {
    await mapOn(page).getByRole('button', { name: /^3\. / }).click()
    await expect(listOn(page).getByRole('button', { name: /Tag scanned/ })).toHaveAttribute('aria-pressed', 'true')
    await listOn(page)
      .getByRole('button', { name: /Sighting/ })
      .click()
    await expect(mapOn(page).getByRole('button', { name: /^2\. / })).toHaveAttribute('aria-pressed', 'true')
    await expect(mapOn(page).getByRole('button', { name: /^3\. / })).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('the slider goes back in time, by the keyboard too', async () => {
    const slider = page.getByRole('slider', { name: 'Show up to' })
    await slider.press('ArrowLeft')
    await expect(listOn(page).getByRole('button')).toHaveText([/Sighting/, /Last seen/])
    await expect(mapOn(page).getByRole('button', { name: /^3\. / })).toHaveCount(0)
    await slider.press('Home')
    await expect(listOn(page).getByRole('button')).toHaveText([/Last seen/])
    await expect(slider).toHaveAttribute('aria-valuetext', /\d{4} at \d/)
    await page.getByRole('button', { name: 'Show all places' }).click()
    await expect(listOn(page).getByRole('button')).toHaveCount(3)
    // Not half beneath the header that stays at the top.
    await mapOn(page).evaluate((map) => map.scrollIntoView({ block: 'center' }))
    await expectAccessible(page)
  })

  const helper = await somebody()
  let link = ''
  await test.step('Nell makes a link, and a helper without an account opens it', async () => {
    await page.getByRole('radio', { name: '1 hour' }).check()
    await page.getByRole('button', { name: 'Make a link' }).click()
    link = (await page.getByText(/^http.*\/tracker\/[\w-]{32}$/).textContent()) ?? ''
    const opened = await helper.goto(link)
    expect(opened?.headers()['referrer-policy']).toBe('no-referrer')
    await expect(helper.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(helper.getByRole('heading', { level: 1 })).toHaveText('Where Bramble was seen')
    await expect(helper.getByText(/The keeper has shared this with you until/)).toBeVisible()
    await expect(listOn(helper).getByRole('button')).toHaveText([/Tag scanned/, /Sighting/, /Last seen/])
    await expect(mapOn(helper).getByRole('button', { name: /^3\. Tag scanned/ })).toBeVisible()
    await expect(helper.getByText('By the weir. Ring [phone number]')).toBeVisible()
    expect(await helper.content()).not.toMatch(/Ashby|nell\.|900456|at the mill|Read and reply/)
    await expectAccessible(helper)
  })

  await test.step('Nell ends it, and the helper is told', async () => {
    await page.getByRole('button', { name: /^End this link/ }).click()
    await expect(page.getByText('Links that work now')).toHaveCount(0)
    await expect(helper.getByRole('heading', { level: 1 })).toHaveText('The keeper has ended this link', { timeout: 30_000 })
    expect((await helper.goto(link))?.status()).toBe(410)
    await expect(helper.getByRole('heading', { level: 1 })).toHaveText('The keeper has ended this link')
    await expectAccessible(helper)
  })
})
