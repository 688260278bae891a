import type { Page } from '@playwright/test'
import * as z from 'zod'
import { test } from './alone.ts'
import { expect, expectAccessible, signInAs, tokenIn } from './journey.ts'
import { join, newcomer } from './newcomer.ts'

/** A home visit for two animals, from the implanter's hours to the review: with a deposit, a calendar file, and another time. */
test('a customer finds an implanter by their postcode, books a home visit for two animals and reviews it', async ({
  page,
  outbox,
  somebody,
  daysPass,
}) => {
  const megan = newcomer('Megan Pryce')
  const idris = await somebody()
  let booking = ''

  await test.step('Idris sets his hours and his deposit', async () => {
    await signInAs(idris, 'idris')
    await idris.goto('/implanter-dashboard/availability')
    await expectAccessible(idris)
    await idris.getByLabel('Deposit').fill('12.50')
    await idris.getByRole('button', { name: 'Save terms' }).click()
    await expect(idris.getByText('Saved').first()).toBeVisible()
    await idris.getByRole('button', { name: 'Add hours on Sunday' }).click()
    await idris.getByLabel('From on Sunday').fill('10:00')
    await idris.getByLabel('To on Sunday').fill('16:00')
    await idris.getByRole('button', { name: 'Save hours' }).click()
    await expect(idris.getByText('Hours saved').first()).toBeVisible()
    await expect(idris.getByText(/\/api\/v1\/calendars\/.*\.ics/)).toBeVisible()
  })

  await test.step('Megan, who has no account yet, finds him by her postcode', async () => {
    await page.goto('/implanters')
    await expectAccessible(page)
    await page.getByLabel('Postcode or town').fill('NP20 1AA')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('article', { name: 'Idris Bevan Microchipping' })).toContainText('miles by road')
    await page.getByLabel('Where').selectOption({ label: 'At my home' })
    await page.getByLabel('How many').selectOption({ label: '2 animals' })
    const card = page.getByRole('article', { name: 'Idris Bevan Microchipping' })
    await expect(card).toContainText('at your home')
    await expect(card).toContainText('Next free')
    await page.getByRole('button', { name: 'Show on a map' }).click()
    await expect(page.getByRole('region', { name: 'Map of implanters' })).toBeVisible()
    await expectAccessible(page)
    expect(await page.content()).not.toMatch(/Quay Street|CF10/)
    await card.getByRole('link', { name: 'See times and book' }).click()
  })

  await test.step('she says what she needs, picks a time, and sees the price line by line', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Idris Bevan Microchipping' })).toBeVisible()
    await expect(page.getByText('On time, gentle, and explained everything.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Name', { exact: true }).fill('Clover')
    await page.getByLabel('Animal 1', { exact: true }).selectOption({ label: 'Cat' })
    await page.getByLabel('Name of animal 2').fill('Moss')
    await page.getByLabel('Animal 2', { exact: true }).selectOption({ label: 'Dog' })
    await fillAddress(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Choose a time' })).toBeVisible()
    await chooseDay(page, 6)
    await aTime(page).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Check and book' })).toBeVisible()
    for (const line of ['Home visit, first animal', '1 more animal', /Travel, \d+ km beyond what’s free/, 'Total'])
      await expect(page.getByText(line).first()).toBeVisible()
    await page.getByLabel('Anything the implanter should know').fill('The blue door; ring twice')
    await expectAccessible(page)
  })

  await test.step('asked to sign in at the end, she opens an account and loses nothing', async () => {
    await page.getByRole('button', { name: 'Sign in and book' }).click()
    await expect(page).toHaveURL(/\/login\?path=/)
    const back = new URL(page.url()).searchParams.get('path') ?? ''
    await join(page, outbox, megan)
    await page.goto(back)
    await expect(page.getByLabel('Anything the implanter should know')).toHaveValue('The blue door; ring twice')
    await page.getByRole('button', { name: 'Go on to the deposit' }).click()
    await expect(page).toHaveURL(/\/pay\/booking\//)
  })

  await test.step('she pays the deposit, and Idris is asked', async () => {
    await expect(page.getByText('£12.50').first()).toBeVisible()
    await page.getByRole('button', { name: 'Use this card: it pays straight away' }).click()
    await page.getByRole('button', { name: /^Pay £/ }).click()
    await expect(page.getByRole('heading', { name: 'Paid: your booking' })).toBeVisible()
    await page.getByRole('link', { name: 'See your booking' }).click()
    await expect(page.getByText('Waiting for an answer')).toBeVisible()
    booking = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await expectAccessible(page)
    await outbox.message(megan.email, 'We’ve asked Idris Bevan Microchipping')
  })

  await test.step('Idris confirms; both have a mail and a calendar file', async () => {
    await outbox.message('idris@homeward.example', 'Megan Pryce would like to book you')
    await idris.goto('/implanter-dashboard/bookings')
    const request = idris
      .getByRole('region', { name: 'Waiting for an answer' })
      .getByRole('article', { name: 'Megan Pryce would like to book you' })
    await expectAccessible(idris)
    await request.getByRole('button', { name: 'Confirm' }).click()
    await expect(request).toHaveCount(0)
    await outbox.message(megan.email, /Confirmed: /)
    await outbox.message('idris@homeward.example', /Confirmed: Megan Pryce/)
    await page.reload()
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
    await idris.goto(`/implanter-dashboard/bookings?booking=${booking}`)
    await expect(idris.getByText('9 Orchard Rise, Newport').first()).toBeVisible()
    await expectAccessible(idris)
    for (const side of [page, idris]) {
      const file = await side.request.get((await side.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href')) ?? '')
      expect(await file.text()).toContain(`UID:${booking}@`)
    }
  })

  await test.step('she moves the visit to another day', async () => {
    await page.getByRole('button', { name: 'Move the visit' }).click()
    const dialog = page.getByRole('dialog')
    await chooseDay(dialog, 8)
    await aTime(dialog).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Move the visit' }).click()
    await expect(dialog).toHaveCount(0)
    await outbox.message('idris@homeward.example', 'Megan Pryce has moved their visit')
  })

  await test.step('the day comes: both are reminded, and Idris chips the animals', async () => {
    const { startsAt } = await bookingOf(page, booking)
    const days = Math.floor((Date.parse(startsAt) - Date.now()) / 86_400_000)
    await daysPass(days)
    await outbox.message(megan.email, /Tomorrow: Idris Bevan/)
    await daysPass(1)
    await idris.goto(`/implanter-dashboard/bookings?booking=${booking}`)
    await idris.getByRole('button', { name: 'Mark as chipped' }).click()
    await idris.getByRole('dialog').getByRole('button', { name: 'Mark as chipped' }).click()
    await expect(idris.getByText('Chipped', { exact: true }).first()).toBeVisible()
    await outbox.message(megan.email, 'How was your visit')
  })

  await test.step('the form to register the chip knows the animal and how to reach Megan', async () => {
    await idris.getByRole('button', { name: 'Register Clover’s chip' }).click()
    await expect(idris).toHaveURL(/\/register-chip/)
    await expect(idris.getByRole('heading', { level: 1 })).toBeVisible()
    await idris.getByLabel('Microchip number').fill('985 121 004 515 220')
    await idris.getByRole('button', { name: 'Continue' }).click()
    await idris.getByRole('radio', { name: 'No chip' }).check()
    await idris.getByLabel('Where the chip is').fill('Between the shoulder blades')
    await idris.getByLabel(/^I read the chip after implanting it/).check()
    await idris.getByRole('button', { name: 'Continue' }).click()
    await expect(idris.getByLabel('Name', { exact: true })).toHaveValue('Clover')
    await expectAccessible(idris)
    await idris.goto(`/implanter-dashboard/bookings?booking=${booking}`)
  })

  await test.step('her review is on his page, with his answer', async () => {
    await page.goto(`/customer-dashboard/bookings/${booking}`)
    await page.getByRole('radio', { name: /4 stars/ }).check()
    await page.getByLabel('Your review').fill('Moss fell asleep on his lap.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Publish the review' }).click()
    await expect(page.getByText('Moss fell asleep on his lap.').first()).toBeVisible()
    await idris.reload()
    await idris.getByLabel('Your answer').fill('Come back any time.')
    await idris.getByRole('button', { name: 'Publish the answer' }).click()
    await expect(idris.getByText(/Come back any time/).first()).toBeVisible()
    await page.goto('/customer-dashboard/bookings')
    await expect(page.getByRole('article', { name: 'Idris Bevan Microchipping' })).toContainText('Chipped')
    await expectAccessible(page)
    await page.goto('/implanters?near=NP20+1AA')
    await page.getByRole('link', { name: 'Idris Bevan Microchipping' }).click()
    await expect(page.getByText('Moss fell asleep on his lap.')).toBeVisible()
    await expect(page.getByText(/Come back any time/)).toBeVisible()
  })
})

async function fillAddress(page: Page) {
  await page.getByLabel('House number or name, and street').fill('9 Orchard Rise')
  await page.getByLabel('Town or city').fill('Newport')
  await expect(page.getByLabel('Postcode', { exact: true })).toHaveValue('NP20 1AA')
}

/** Chooses the day in the list that is at least so many days ahead. */
/** A time that’s hours away from the one it is now: time passes here by whole days, and the reminder of the day before is one of its own. */
function aTime(where: Pick<Page, 'getByRole'>) {
  const times = where.getByRole('group', { name: 'Time' }).getByRole('radio')
  return new Date().getHours() < 12 ? times.last() : times.first()
}

async function chooseDay(where: Pick<Page, 'getByLabel'>, days: number) {
  const day = where.getByLabel('Day', { exact: true })
  await expect(day).toBeVisible()
  const options = await day.locator('option').evaluateAll((all) => all.map((option) => option.getAttribute('value') ?? ''))
  const from = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await day.selectOption(options.find((option) => option >= from) ?? '')
}

const Booking = z.object({ data: z.object({ startsAt: z.string() }) })

async function bookingOf(page: Page, bookingId: string) {
  const reply = await page.request.get(`/api/v1/user/getBooking?bookingId=${bookingId}`, {
    headers: { authorization: (await tokenIn(page)) ?? '' },
  })
  return Booking.parse(await reply.json()).data
}
