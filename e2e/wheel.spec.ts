import { test } from './alone.ts'
import { expect, expectAccessible, signInAs } from './journey.ts'

const prize = (label: string, kind: string, over: object = {}) => ['--prizes', JSON.stringify({ label, kind, weight: 1, ...over })]
const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
const campaign = (...prizes: string[][]) =>
  [
    'make-wheel-campaign',
    '--name',
    'Spring wheel',
    '--opens-on',
    day(-1),
    '--closes-on',
    day(2),
    '--reason',
    'Spring',
    ...prizes.flat(),
  ] as const

test('a visitor joins, spins once, claims the prize and uses it; later anyone checks the draws', async ({
  page,
  somebody,
  staff,
  daysPass,
}) => {
  await test.step('without a campaign the page says so', async () => {
    await page.goto('/home1')
    await expect(page.getByRole('heading', { name: 'No competition at the moment' })).toBeVisible()
  })
  await staff(...campaign(prize('£5 off', 'poundsOff', { amount: 500, weight: 1_000_000 }), prize('Not this time', 'nothing')))

  await test.step('a stranger sees the odds, the terms and the fingerprint, and is asked to join', async () => {
    const stranger = await somebody()
    const join = stranger.getByRole('heading', { name: 'Open a free account to spin' })
    await expect
      .poll(async () => (await stranger.goto('/home1')) && join.count(), { timeout: 20_000, message: 'the page is drawn anew' })
      .toBe(1)
    await expect(stranger.getByText('Fingerprint (SHA-256)')).toBeVisible()
    await expect(stranger.getByText('The promoter is')).toBeVisible()
    await expectAccessible(stranger)
  })

  await test.step('Anna agrees to the terms, spins by keyboard, and the wheel lands on what the server drew', async () => {
    await signInAs(page, 'anna')
    await page.goto('/home1')
    await page.getByRole('button', { name: 'Spin the wheel' }).click()
    await expect(page.getByText('Confirm that you’re 18 or over').first()).toBeVisible()
    await page.getByRole('checkbox', { name: /18 or over/ }).check()
    await page.getByRole('button', { name: 'Spin the wheel' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('The wheel is turning')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'You’ve won: £5 off' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('she claims it, and comes back to it', async () => {
    await page.getByRole('button', { name: 'Claim your prize' }).click()
    await expect(page.getByText(/Type the code [0-9A-Z]{10} in your cart/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/Type the code [0-9A-Z]{10} in your cart/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0)
  })

  await test.step('someone who wants no motion is told at once', async () => {
    const toby = await somebody()
    await toby.emulateMedia({ reducedMotion: 'reduce' })
    await signInAs(toby, 'toby')
    await toby.goto('/home1')
    await toby.getByRole('checkbox', { name: /18 or over/ }).check()
    await toby.getByRole('button', { name: 'Spin the wheel' }).click()
    await expect(toby.getByRole('heading', { name: /You’ve won|No prize/ })).toBeVisible({ timeout: 4000 })
  })

  await test.step('once it’s over, the browser draws every spin again', async () => {
    await daysPass(4)
    const anyone = await somebody()
    const again = anyone.getByRole('button', { name: 'Draw every spin again' })
    await expect
      .poll(async () => (await anyone.goto('/home1')) && again.count(), { timeout: 20_000, message: 'the page is drawn anew' })
      .toBe(1)
    await again.click()
    await expect(anyone.getByText('Every draw is right')).toBeVisible()
    await expectAccessible(anyone)
  })
})

test('while a feature is off its page, its entry in the menu and its calls are away, and say so', async ({ page, staff }) => {
  const menu = page.getByRole('navigation', { name: 'Main' })
  await page.goto('/products/tail-tag')
  await expect(menu.getByRole('link', { name: 'TailTag' })).toBeVisible()
  await staff('set-flag', '--code', 'tailtag', '--state', 'off')
  await expect
    .poll(async () => (await page.goto('/products/tail-tag'))?.status(), { timeout: 20_000, message: 'the page is closed' })
    .toBe(404)
  await expect(page.getByText('We aren’t selling TailTag at the moment')).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'TailTag' })).toHaveCount(0)
  await expectAccessible(page)
  await staff('set-flag', '--code', 'newsletter', '--state', 'off')
  await expect
    .poll(async () => (await page.goto('/pricing-plans')) && page.getByRole('region', { name: 'Our newsletter' }).count(), {
      timeout: 20_000,
    })
    .toBe(0)
  await staff('set-flag', '--code', 'tailtag', '--state', 'on')
  await expect.poll(async () => (await page.goto('/products/tail-tag'))?.status(), { timeout: 20_000 }).toBe(200)
})
