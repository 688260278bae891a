import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { QUESTIONS } from '../src/features/academy/questions/bank.ts'
import { test } from './alone.ts'
import { expect, expectAccessible, newChip, type Outside, signInAs, tokenIn } from './journey.ts'
import { join, type Newcomer, newcomer } from './newcomer.ts'

const PASSWORD = 'copper kettle orchard'

test('a teacher registers as a trainer, sees what we check, and gets a code once our staff have verified her', async ({
  page,
  outbox,
  staff,
}) => {
  const una = newcomer('Una Hill')

  await test.step('she finds the questions for trainers from the page for students', async () => {
    await page.goto('/student-register')
    await page.getByRole('link', { name: 'Register as a trainer' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Register as a trainer' })).toBeVisible()
    await expect(page.getByRole('link', { name: /I teach implanting/ })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('link', { name: /I have a pet/ })).not.toHaveAttribute('aria-current')
    await expectAccessible(page)
  })

  await test.step('she registers with her course', async () => {
    await fillYouAndAddress(page, una)
    await page.getByLabel('Your course or organisation').fill('Hill Courses')
    await page.getByLabel('The Secretary of State’s approval').fill('SOS/MC/2026/031')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await fillPassword(page)
    await page.getByRole('button', { name: 'Create account' }).click()
    await confirmEmail(page, outbox, una)
    const otp = /\d{6}/.exec(await outbox.message(una.mobile, /is your Homeward code/))?.[0] ?? ''
    await page.getByLabel(/code/i).fill(otp)
    await page.getByRole('button', { name: /Confirm/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You’re registered as a trainer' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('she shows that she teaches it, and waits', async () => {
    const letter = { name: 'approval.png', mimeType: 'image/png', buffer: await readFile('public/icon-192.png') }
    await page.locator('input[type=file]').setInputFiles(letter)
    await page.getByRole('button', { name: 'Send evidence' }).click()
    await expect(page.getByText('We’re checking what you sent')).toBeVisible()
    await page.getByRole('link', { name: 'Go to your dashboard' }).click()
    await expect(page).toHaveURL(/\/trainer-dashboard$/)
    await expect(page.getByText('We’re still checking your course')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What your students will go through' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('our staff verify her, and she has a code for her students', async () => {
    expect(await staff('list-verifications')).toContain('SOS/MC/2026/031')
    await staff('verify-professional', '--email', una.email, '--profile-type', 'Trainer', '--reason', 'Saw the approval')
    await outbox.message(una.email, 'We’ve verified you as a trainer')
    await page.goto('/trainer-dashboard')
    await expect(page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible()
    await expect(page.getByText('No students yet')).toBeVisible()
  })
})

test('a newcomer trains with Tamsin, fails the exam once, passes it and the practical, and works as an implanter', async ({
  page,
  outbox,
  somebody,
  staff,
  daysPass,
}) => {
  const iona = newcomer('Iona Fraser')
  const trainer = await somebody()
  await signInAs(trainer, 'tamsin')
  const second = await somebody()
  let link = ''

  await test.step('Una trains others, and countersigns what is drawn for a second look', async () => {
    const una = newcomer('Una Hill')
    await second.goto('/')
    await join(second, outbox, una, { profileType: 'Trainer', professional: { kind: 'Trainer', organisation: 'Hill Courses' } })
    await staff('verify-professional', '--email', una.email, '--profile-type', 'Trainer', '--reason', 'Saw the letter')
  })

  await test.step('Tamsin gives her link to Iona', async () => {
    await trainer.goto('/trainer-dashboard')
    const code = await trainer.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()
    link = `/student-register?code=${code?.replace('-', '')}`
    await expect(trainer.getByRole('link', { name: 'Stefan Nowak' })).toBeVisible()
    await expectAccessible(trainer)
  })

  await test.step('Iona applies', async () => {
    await page.goto(link)
    await page.getByRole('checkbox', { name: 'Dogs' }).check()
    await page.getByLabel('Day').fill('4')
    await page.getByLabel('Month').fill('5')
    await page.getByLabel('Year').fill('2000')
    await expect(page.getByText('Tamsin Reid, Castle Wynd Training')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await fillAccount(page, iona)
    await expect(page).toHaveURL(/\/student-dashboard$/)
    await expect(page.getByRole('heading', { name: 'Take the exam' })).toBeVisible()
    await expectAccessible(page)
    await confirmEmail(page, outbox, iona)
  })

  await test.step('she takes the exam too early and fails', async () => {
    await page.goto('/student-dashboard')
    await page.getByRole('link', { name: 'Go to the exam' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Begin exam' }).click()
    await answerOne(page, 'wrong', 1)
    await expect(page.getByText('1 of 30 answered')).toBeVisible()
    await expectAccessible(page)
    await handIn(page)
    await expect(page.getByText('You haven’t passed this time')).toBeVisible()
    await expect(page.getByText('right answer', { exact: false }).first()).not.toContainText('(right answer')
    await expectAccessible(page)
    await outbox.message(iona.email, 'You haven’t passed the exam this time')
    await page.goto('/student-dashboard')
    await expect(page.getByRole('button', { name: 'Go to the exam' })).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('a day later she begins again, goes on after a reload and without a connection, and passes', async () => {
    await daysPass(1)
    await page.goto('/student-dashboard/exam')
    await page.getByRole('button', { name: 'Begin exam' }).click()
    for (let place = 1; place <= 12; place += 1) {
      await answerOne(page, 'right', place)
      await page.getByRole('button', { name: 'Next question' }).click()
    }
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByText('12 of 30 answered')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Question 13 of 30' })).toBeVisible()

    await page.context().setOffline(true)
    await answerOne(page, 'right', 13)
    await expect(page.getByText('We can’t reach our server')).toBeVisible()
    await page.getByRole('button', { name: 'Next question' }).click()
    await answerOne(page, 'right', 14)
    await expect(page.getByText('2 not saved yet')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    for (let place = 15; place <= 30; place += 1) {
      await page.getByRole('button', { name: 'Next question' }).click()
      await answerOne(page, 'right', place)
    }
    await expect(page.getByText('30 of 30 answered')).toBeVisible()
    await handIn(page)
    await expect(page.getByText('You’ve passed', { exact: true })).toBeVisible()
    await expect(page.getByText('30 of 30 right', { exact: false })).toBeVisible()
    await expect(page.getByText('(right answer, your answer)').first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('Tamsin records the practical', async () => {
    await signInAs(trainer, 'tamsin')
    await trainer.goto('/trainer-dashboard')
    await trainer.getByRole('link', { name: 'Record the practical' }).click()
    await expect(trainer.getByRole('heading', { level: 1, name: 'Iona Fraser' })).toBeVisible()
    await fillPractical(trainer)
    await expectAccessible(trainer)
    await trainer.getByRole('button', { name: 'Record the practical' }).click()
    await expect(trainer.getByText('The practical is recorded')).toBeVisible()
    await countersignDrawn(second)
    await trainer.reload()
    await expect(trainer.getByText(/CERT-\d{4}-\d{6}-\d{2}/).first()).toBeVisible()
    await expectAccessible(trainer)
  })

  await test.step('Iona has her certificate, and anyone can check it', async () => {
    await outbox.message(iona.email, 'Your implanter’s certificate')
    await page.goto('/student-dashboard')
    await expectAccessible(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the certificate' }).click()
    expect((await saving).suggestedFilename()).toMatch(/^Certificate CERT-\d{4}-\d{6}-\d{2}\.pdf$/)
    const address = await page.getByRole('link', { name: 'See what others see' }).getAttribute('href')
    const stranger = await somebody()
    await stranger.goto(address ?? '')
    await expect(stranger.getByText('Valid today')).toBeVisible()
    await expect(stranger.getByText('I. F.')).toBeVisible()
    await expectAccessible(stranger)
  })

  await test.step('she becomes an implanter, verified straight away', async () => {
    await page.getByRole('link', { name: 'Become an implanter' }).click()
    await page.getByLabel('Insurer').fill('Veterinary Mutual')
    await page.getByLabel('Day').fill('1')
    await page.getByLabel('Month').fill('6')
    await page.getByLabel('Year').fill(String(new Date().getFullYear() + 1))
    await page.getByRole('checkbox', { name: /I accept the terms for implanters/ }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add to my account' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm your mobile number' })).toBeVisible()
    await page.goto('/implanter-dashboard/home')
    await expect(page.getByRole('heading', { level: 1, name: 'Implanter dashboard' })).toBeVisible()
    await expect(page.getByText('We’re checking your certificate')).toBeHidden()
    await expect(page.getByText('Show us your certificate')).toBeHidden()
    await page.goto('/implanter-dashboard/profile')
    await expect(page.getByText(/CERT-\d{4}-\d{6}-\d{2}/).first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('later she adds cats, and the same certificate covers them once Tamsin has passed her', async () => {
    await page.goto('/student-dashboard')
    await page.getByRole('button', { name: 'Add an animal' }).click()
    await page.getByRole('checkbox', { name: 'Cats' }).check()
    await page.getByRole('button', { name: 'Save animals' }).click()
    await expect(page.getByText('You’re adding cats', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await trainer.goto('/trainer-dashboard')
    await trainer.getByRole('main').getByRole('link', { name: 'Record the practical' }).click()
    await fillPractical(trainer)
    await trainer.getByRole('button', { name: 'Record the practical' }).click()
    await expect(trainer.getByText('The practical is recorded')).toBeVisible()
    await countersignDrawn(second)
    await outbox.message(iona.email, 'Your certificate now covers cats')
    await page.goto('/student-dashboard')
    await expect(page.getByText('Dogs and cats', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Cat added')).toBeVisible()
    await page.goto('/implanter-dashboard/profile')
    await expect(page.getByText(/cats/i).first()).toBeVisible()
  })
})

/** A practical is drawn by lot: sometimes one of this journey’s is, and another trainer agrees to it. */
async function countersignDrawn(page: Page) {
  const headers = { authorization: (await tokenIn(page)) ?? '' }
  const ask = async (call: string, data: object) => {
    const response = await page.request.post(`/api/v1/user/${call}`, { data, headers })
    if (!response.ok()) throw new Error(`${call}: ${await response.text()}`)
    return z.object({ data: z.unknown() }).parse(await response.json()).data
  }
  const { items } = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(await ask('getCountersigns', {}))
  for (const { id } of items) await ask('countersignAssessment', { practicalId: id, agrees: true })
}

async function fillAccount(page: Page, person: Newcomer) {
  await fillYouAndAddress(page, person)
  await fillPassword(page)
  await page.getByRole('button', { name: 'Apply' }).click()
}

async function fillYouAndAddress(page: Page, { name, email, mobile }: Newcomer) {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Mobile number').fill(mobile)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Postcode').fill('HR1 2BX')
  await page.getByLabel('House number or name, and street').fill('9 Mill Street')
  await page.getByLabel('Town or city').fill('Hereford')
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function fillPassword(page: Page) {
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: 'I’m a person' }).check()
  await expect(page.getByText('Checked. You can continue.')).toBeVisible()
}

/** Letters go to an address once it is confirmed. */
async function confirmEmail(page: Page, outbox: Outside, { email }: Newcomer) {
  const token = /verify-email\/([\w-]+)/.exec(await outbox.message(email, 'Confirm your e-mail address'))?.[1]
  const response = await page.request.post('/api/v1/user/verifyEmailToken', { data: { token } })
  expect(response.ok()).toBe(true)
}

/** Chooses an answer to the question that is shown, as the bank has it. */
async function answerOne(page: Page, how: 'right' | 'wrong', place: number) {
  await expect(page.getByRole('heading', { name: `Question ${place} of 30` })).toBeVisible()
  const group = page.getByRole('main').getByRole('group').first()
  const asks = await group.locator('legend').textContent()
  const question = QUESTIONS.find((one) => one.asks === asks?.trim())
  if (!question) throw new Error(`The bank doesn’t ask: ${asks}`)
  await group.getByRole('radio', { name: how === 'right' ? question.answer : question.others[0], exact: true }).check()
}

async function handIn(page: Page) {
  await page.getByRole('button', { name: 'Hand in exam' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in exam' }).click()
}

async function fillPractical(page: Page) {
  const steps = page.getByRole('group', { name: /Which steps did/ }).getByRole('checkbox')
  await expect(steps).toHaveCount(8)
  for (const step of await steps.all()) await step.check()
  const today = new Date()
  for (const place of [1, 2, 3]) {
    const implant = page.getByRole('article', { name: `Implant ${place}` })
    await implant.getByLabel('Microchip number').fill(newChip())
    await implant.getByLabel('Practice or town').fill('Stirling')
    await implant.getByLabel('Day').fill(String(today.getDate()))
    await implant.getByLabel('Month').fill(String(today.getMonth() + 1))
    await implant.getByLabel('Year').fill(String(today.getFullYear()))
  }
  await page.getByRole('radio', { name: 'In person' }).check()
  await page.getByRole('radio', { name: /Yes, they implant/ }).check()
  await page.getByRole('checkbox', { name: /not related/ }).check()
  await page.getByLabel('Your full name').fill('Tamsin Reid')
}
