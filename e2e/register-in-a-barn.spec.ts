import type { BrowserContext, Page } from '@playwright/test'
import { enterDate, expect, expectAccessible, newChip, signInAs, test, tokenIn } from './journey.ts'
import { newcomer } from './newcomer.ts'

const PAGE = '/implanter-dashboard/manage-chips/register-chip'

/** Where the browser tells nothing, the page looks for the signal itself, at most a minute apart. */
const ONCE_FOUND = { timeout: 70_000 }

/** An implanter in a barn: no signal, a closed browser, two tabs, a number that was registered already. */
test('what an implanter enters without signal waits on the device, is sent once there is signal, and what is refused can be put right', async ({
  page,
  context,
  outbox,
}) => {
  test.setTimeout(240_000)
  const keeper = newcomer('Bryn Parry')
  const [first, second] = [newChip(), newChip()]

  await test.step('Idris opens the page once where there is signal, and the device keeps it', async () => {
    await signInAs(page, 'idris')
    await page.goto(PAGE)
    await expect.poll(() => keptAddresses(page), { timeout: 30_000 }).toContain(PAGE)
  })

  await test.step('nothing that anybody was told is among what is kept', async () => {
    const kept = await keptAddresses(page)
    expect(kept.filter((address) => address !== PAGE && !address.startsWith('/assets/'))).toEqual([])
  })

  await test.step('in the barn the page opens without signal, and an animal is kept', async () => {
    await context.setOffline(true)
    await page.reload()
    await enter(page, { chip: first, name: 'Moss', email: keeper.email })
    await expect(page.getByRole('heading', { name: '1 animal to send' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('it is still there in another tab after the first was closed', async () => {
    const later = await context.newPage()
    await page.close()
    await later.goto(PAGE)
    await expect(later.getByRole('listitem').filter({ hasText: 'Moss' })).toContainText('Not sent yet')
    await later.getByRole('button', { name: 'Send now' }).click()
    await expect(later.getByRole('status').filter({ hasText: 'There’s no signal yet' })).toBeVisible()
  })

  const [tab] = context.pages()
  if (!tab) throw new Error('No tab is open')
  const other = await context.newPage()
  await other.goto(PAGE)

  await test.step('with signal again it is sent by itself, once, though two tabs are open', async () => {
    const asked: string[] = []
    context.on('request', (request) => request.url().endsWith('/registerChip') && asked.push(request.url()))
    await context.setOffline(false)
    await expect(tab.getByText(/animals? to send/)).toHaveCount(0, ONCE_FOUND)
    await expect(other.getByText(/animals? to send/)).toHaveCount(0)
    expect(asked).toHaveLength(1)
    await outbox.message(keeper.email, 'asks you to confirm that a dog is yours')
  })

  await test.step('a number that is registered already is shown beside what was entered', async () => {
    await other.close()
    await context.setOffline(true)
    await tab.reload()
    await enter(tab, { chip: first, name: 'Fern', email: keeper.email })
    await context.setOffline(false)
    const conflict = tab.getByRole('region', { name: 'Fern isn’t registered' })
    await expect(conflict.getByRole('region', { name: 'What you entered' })).toContainText(keeper.email, ONCE_FOUND)
    await expect(conflict.getByRole('region', { name: 'What the register says' })).toContainText(
      'You’ve already registered Moss with this number',
    )
    await expectAccessible(tab)
  })

  await test.step('it is put right in the form and sent', async () => {
    await tab.getByRole('button', { name: 'Correct details' }).click()
    await tab.getByRole('textbox', { name: /microchip number/i }).fill(second)
    await walkTo(tab, 'Register this animal')
    await tab.getByRole('button', { name: 'Register this animal' }).click()
    await expect(tab.getByRole('heading', { level: 1, name: 'Fern is registered' })).toBeVisible()
    await tab.goto(PAGE)
    await expect(tab.getByText('isn’t registered')).toHaveCount(0)
  })

  await test.step('who logs out while something waits is asked first', async () => {
    await context.setOffline(true)
    await tab.reload()
    await enter(tab, { chip: newChip(), name: 'Bracken', email: keeper.email })
    await tab.route('**/registerChip', (route) => route.abort())
    await context.setOffline(false)
    await tab.getByRole('button', { name: 'Logout' }).click()
    const question = tab.getByRole('alertdialog', { name: '1 animal not sent yet' })
    await expect(question).toBeVisible()
    await expectAccessible(tab)
    await question.getByRole('button', { name: 'Keep and sign out' }).click()
    await expect(tab).toHaveURL(/\/login/)
    expect(await tokenIn(tab)).toBeNull()
  })

  await test.step('nobody else who signs in here sees it, and it is sent when Idris is back', async () => {
    await tab.unroute('**/registerChip')
    await signInAs(tab, 'anna')
    await tab.goto(PAGE)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tab.getByText('Bracken')).toHaveCount(0)
    await signInAs(tab, 'idris')
    await tab.goto(PAGE)
    await expect(tab.getByRole('status').filter({ hasText: 'Bracken is registered' })).toBeVisible()
    await outbox.message(keeper.email, 'asks you to confirm that a dog is yours')
  })
})

test('where the browser says that there is a connection and there is none, the page believes neither that nor its silence', async ({
  page,
  context,
  outbox,
}) => {
  test.setTimeout(180_000)
  const keeper = newcomer('Cerys Vaughan')
  const notice = page.getByText('No Internet Connection')
  await believeOnline(context)

  await test.step('Idris opens the page where there is signal, and the device keeps it', async () => {
    await signInAs(page, 'idris')
    await page.goto(PAGE)
    await expect.poll(() => keptAddresses(page), { timeout: 30_000 }).toContain(PAGE)
    await expect(notice).toBeHidden()
  })

  await test.step('opened again without signal, the page says so though the browser does not', async () => {
    await context.setOffline(true)
    await page.reload()
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
    await expect(notice).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('an animal is kept on the device', async () => {
    await enter(page, { chip: newChip(), name: 'Heather', email: keeper.email })
    await expect(page.getByRole('heading', { name: '1 animal to send' })).toBeVisible()
  })

  await test.step('with signal again the page finds out and sends it, though nobody tells it', async () => {
    await context.setOffline(false)
    await expect(notice).toBeHidden(ONCE_FOUND)
    await expect(page.getByText(/animals? to send/)).toHaveCount(0)
    await outbox.message(keeper.email, 'asks you to confirm that a dog is yours')
  })
})

/** A browser that always thinks it has a connection, and never tells that one went or came. */
const believeOnline = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true })
    for (const event of ['online', 'offline']) window.addEventListener(event, (told) => told.stopImmediatePropagation(), { capture: true })
  })

/** The addresses of everything that this browser has put aside for when there is no signal. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

async function enter(page: Page, { chip, name, email }: { chip: string; name: string; email: string }) {
  const next = () => page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: /microchip number/i }).fill(chip)
  await next()
  await page.getByRole('radio', { name: 'No chip' }).check()
  await page.getByRole('combobox', { name: 'Where the chip is' }).fill('Between the shoulder blades')
  await page.getByRole('combobox', { name: 'Where the chip is' }).press('Tab')
  await page.getByRole('checkbox', { name: /I read the chip after implanting it/ }).check()
  await next()
  await page.getByRole('radio', { name: 'Dog' }).check()
  await page.getByLabel('Name', { exact: true }).fill(name)
  const breed = page.getByRole('combobox', { name: 'Breed name' })
  await breed.fill('Border Coll')
  await expect(page.getByRole('option').first(), 'the list of breeds lies on the device').toHaveText(/Border Collie/)
  await breed.press('ArrowDown')
  await breed.press('Enter')
  await expect(page.getByLabel('Chosen')).toBeVisible()
  await page.getByRole('group', { name: 'Sex' }).getByRole('radio', { name: 'Male', exact: true }).check()
  await page.getByRole('group', { name: 'Neutered' }).getByRole('radio', { name: 'No', exact: true }).check()
  await enterDate(page, new Date(Date.now() - 60 * 86_400_000))
  await page.getByRole('combobox', { name: 'Colour' }).fill('Black and white')
  await next()
  await page.getByLabel('Their e-mail address').fill(email)
  await page.getByRole('radio', { name: 'They do' }).check()
  await next()
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Not sent yet')
}

/** Continues through steps that are filled in already. */
async function walkTo(page: Page, finish: string) {
  const [next, last] = [page.getByRole('button', { name: 'Continue' }), page.getByRole('button', { name: finish })]
  await expect(async () => {
    if (await last.isVisible()) return
    await next.click({ timeout: 2000 })
    await expect(last).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
}
