import { PASSWORD, PEOPLE } from '../database/seed/people.ts'
import { test } from './alone.ts'
import { expect, expectAccessible, signInAs } from './journey.ts'

test('a keeper puts an authenticator app on their account, and a stolen password isn’t enough any more', async ({ page, somebody }) => {
  let recoveryCode = ''
  await test.step('Anna sets up an app on her profile', async () => {
    await signInAs(page, 'anna')
    await page.goto('/customer-dashboard/profile')
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Continue' }).click()
    const secret = ((await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '')
    await page.getByLabel('Code from your app').fill(await codeOf(secret))
    await page.getByRole('button', { name: 'Turn it on' }).click()
    const codes = page.getByRole('listitem').filter({ hasText: /^[\dA-Z]{5}-[\dA-Z]{5}$/i })
    await expect(codes).toHaveCount(10)
    recoveryCode = (await codes.first().textContent()) ?? ''
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
  })

  const phone = await somebody()
  await test.step('on another device the password is asked for, then a code', async () => {
    await phone.goto('/login?path=%2Fcustomer-dashboard%2Fprofile')
    // Pressed earlier, the browser would send the form by itself, and the code be asked for on a page without scripts.
    await expect(phone.locator('html')).toHaveAttribute('data-hydrated')
    await phone.getByLabel('E-mail address').fill(PEOPLE.anna.email)
    await phone.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await phone.getByRole('button', { name: 'Sign in' }).click()
    await expect(phone.getByRole('heading', { name: 'Enter a code' })).toBeVisible()
    await expectAccessible(phone)
    await phone.getByRole('button', { name: 'Sign in' }).click()
    await expect(phone.getByRole('alert')).toContainText('Enter a code from your authenticator app')
    await phone.getByLabel('Code from your app').fill('000000')
    await phone.getByRole('button', { name: 'Sign in' }).click()
    await expect(phone.getByText('Check the code: it isn’t the one your app shows now').first()).toBeVisible()
  })

  await test.step('her phone is lost: a recovery code lets her in, and she sees both devices', async () => {
    await phone.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await phone.getByLabel('Recovery code').fill(recoveryCode)
    await phone.getByRole('button', { name: 'Sign in' }).click()
    await expect(phone).toHaveURL('/customer-dashboard/profile')
    await expect(phone.getByText('Recovery codes left')).toBeVisible()
  })

  await test.step('she signs the lost phone out from there, and it can see nothing of her any more', async () => {
    await phone.getByRole('button', { name: 'Sign out all other devices' }).click()
    await expect(phone.getByRole('button', { name: 'Sign out all other devices' })).toBeHidden()
    await page.reload()
    await expect(page).toHaveURL(/\/login/)
  })
})

// Loaded late: the test runner cannot collect journeys whose modules wait for another.
const codeOf = async (secret: string) => (await import('otplib')).generate({ secret })
