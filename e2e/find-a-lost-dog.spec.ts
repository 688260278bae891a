import type { Page } from '@playwright/test'
import { chooseBreed } from './breed.ts'
import { expect, expectAccessible, linkIn, newChip, test } from './journey.ts'

/**
 * A keeper registers a dog; a stranger finds it, learns at once where it is registered, and writes; the keeper reads and
 * answers; the stranger reads the answer. Neither sees who the other is.
 */
test('a keeper registers a dog, a stranger finds it and writes, and both talk without seeing who the other is', async ({
  page,
  browser,
  outbox,
}) => {
  const email = `nell.${Date.now()}@homeward.example`
  const mobile = `+4477009${String(Date.now()).slice(-5)}`
  const chip = newChip()

  await test.step('Nell opens an account', async () => {
    await openAccount(page, { email, mobile })
    const text = await outbox.message(mobile, /is your Homeward code/)
    await page.getByLabel('Code from the text message').fill(/\d{6}/.exec(text)?.[0] ?? '')
    await page.getByRole('button', { name: 'Confirm number' }).click()
    await expect(page).toHaveURL(/\/customer-dashboard/)
  })

  await test.step('she confirms her e-mail', async () => {
    await page.goto(linkIn(await outbox.message(email, 'Confirm your e-mail address')))
    await page.getByRole('button', { name: 'Confirm e-mail address' }).click()
    await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('she registers Bramble with the number as her reader prints it', async () => {
    await registerPet(page, `FDX-B 0${chip.slice(0, 3)}-${chip.slice(3, 9)} ${chip.slice(9)}`)
    await expect(page).toHaveURL(/\/register-success\/Bramble/)
    await expectAccessible(page)
  })

  const stranger = await browser.newContext()
  const elsewhere = await stranger.newPage()
  let relay = ''
  await test.step('a stranger looks the number up and learns where Bramble is registered', async () => {
    await elsewhere.goto('/home')
    await elsewhere.getByRole('textbox', { name: 'Microchip number' }).fill(chip)
    await elsewhere.getByRole('button', { name: 'Look up this chip' }).click()
    await expect(elsewhere.getByRole('heading', { name: /registered (here|with us|with Homeward)/i })).toBeVisible()
    await expectNothingPersonal(elsewhere, email, mobile)
    await expectAccessible(elsewhere)
  })

  await test.step('and leaves a message for the keeper', async () => {
    await elsewhere.getByLabel('Your message').fill('I have found your dog by the canal. She is safe with me.')
    await elsewhere.getByRole('button', { name: /send/i }).click()
    const link = elsewhere.getByRole('link', { name: /conversation/i }).first()
    relay = (await link.getAttribute('href')) ?? ''
    expect(relay).toMatch(/\/relay\//)
    await expectAccessible(elsewhere)
  })

  await test.step('Nell is told within seconds, reads it and answers', async () => {
    const letter = await outbox.message(email, /by the canal/)
    await outbox.message(mobile, /found|message/i)
    await page.goto(linkIn(letter) + new URL(/https?:\S+/.exec(letter)?.[0] ?? '').search)
    await expect(page.getByText('I have found your dog by the canal.').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Write to the finder').fill('Thank you! I can be there in ten minutes.')
    await page.getByRole('button', { name: /send/i }).click()
    await expect(page.getByText('I can be there in ten minutes.').first()).toBeVisible()
  })

  await test.step('the stranger reads the answer, and still knows nothing of Nell', async () => {
    await elsewhere.goto(new URL(relay, elsewhere.url()).pathname)
    await expect(elsewhere.getByText('I can be there in ten minutes.')).toBeVisible()
    await expectNothingPersonal(elsewhere, email, mobile)
    await expectAccessible(elsewhere)
  })
  await stranger.close()
})

async function openAccount(page: Page, { email, mobile }: { email: string; mobile: string }) {
  await page.goto('/register')
  await page.getByLabel('Full name').fill('Nell Ashby')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Mobile number').fill(mobile)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Postcode').fill('HR1 2BX')
  await page.getByRole('button', { name: 'Find address' }).click()
  await expect(page.getByLabel('Town or city')).toHaveValue('Hereford')
  await page.getByLabel('House number or name, and street').fill('9 Mill Street')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill('three random words')
  await page.getByRole('checkbox', { name: 'I’m a person' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your mobile number' })).toBeVisible()
}

async function registerPet(page: Page, asPrinted: string) {
  await page.goto('/customer-dashboard/pets/new')
  await page.getByLabel('Microchip number').fill(asPrinted)
  await expect(page.getByText('It’s not on our register')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: 'Dog' }).check()
  await page.getByLabel('Name', { exact: true }).fill('Bramble')
  await chooseBreed(page, 'labradoodel', /Labradoodle/)
  await page.getByRole('group', { name: 'Sex' }).getByRole('radio', { name: 'Female' }).check()
  await page.getByRole('group', { name: 'Neutered' }).getByRole('radio', { name: 'Yes' }).check()
  await page.getByLabel('Day').fill('27')
  await page.getByLabel('Month').fill('3')
  await page.getByLabel('Year').fill('2021')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('combobox', { name: 'Colour' }).fill('cream')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^(register|put)/i }).click()
}

/** Neither what is shown nor what the page was given names the keeper. */
async function expectNothingPersonal(page: Page, ...secrets: string[]) {
  const given = `${await page.locator('body').innerText()} ${await page.content()}`
  const seen = ['Nell Ashby', 'Mill Street', 'HR1 2BX', ...secrets].filter((secret) => given.includes(secret))
  expect(seen).toEqual([])
}
