import type { APIRequestContext } from '@playwright/test'
import * as z from 'zod'
import { expect, linkIn, test } from './journey.ts'
import { join, newcomer } from './newcomer.ts'

const FIRST = 'copper kettle orchard'
const SECOND = 'violet lantern meadow'
const THIRD = 'silver teapot harbour'
const Outbox = z.object({ items: z.array(z.object({ recipient: z.string(), subject: z.string().nullable() })) })

test('a double click changes a password once and sends one message, and no failure is said', async ({ page, outbox, request }) => {
  const nora = newcomer('Nora Swift')
  await join(page, outbox, nora)
  const failures = page.getByText(/didn’t work|isn’t your current password|no longer works|Something went wrong|There’s a problem/)

  await test.step('on her profile', async () => {
    await page.goto('/customer-dashboard/profile')
    await page.getByRole('button', { name: 'Change your password' }).click()
    await page.getByLabel('Current password').fill(FIRST)
    await page.getByLabel('New password').fill(SECOND)
    await page.getByRole('button', { name: 'Change password' }).dblclick()
    await expect(page.getByRole('button', { name: 'Change your password' })).toBeFocused()
    await expect(failures).toHaveCount(0)
    await outbox.message(nora.email, 'Your password was changed')
    expect(await howMany(request, nora.email, 'Your password was changed')).toBe(1)
  })

  await test.step('where she has forgotten it', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto('/forgot-password')
    await page.getByLabel('E-mail address').fill(nora.email)
    await page.getByRole('button', { name: 'Send link' }).dblclick()
    await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible()
    const link = linkIn(await outbox.message(nora.email, /reset-password/))

    await page.goto(link)
    const strength = page.getByRole('listitem')
    await page.getByLabel('New password').fill('password')
    await expect(strength.filter({ hasText: 'At least 10 characters' })).toContainText('(not yet)')
    await expect(strength.filter({ hasText: 'Not a common password' })).toContainText('(not yet)')
    await page.getByLabel('New password').fill(THIRD)
    await expect(strength.filter({ hasText: 'At least 10 characters' })).toContainText('(done)')
    await expect(strength.filter({ hasText: 'Not a common password' })).toContainText('(done)')
    await page.getByRole('button', { name: 'Change password' }).dblclick()
    await expect(page.getByRole('heading', { name: 'You’ve changed your password' })).toBeVisible()
    await expect(failures).toHaveCount(0)
    expect(await howMany(request, nora.email, 'Choose a new password')).toBe(1)
  })

  await test.step('the last one is good', async () => {
    await page.goto('/login')
    await page.getByLabel('E-mail address').fill(nora.email)
    await page.getByLabel('Password', { exact: true }).fill(THIRD)
    await page.getByRole('button', { name: 'Sign in' }).dblclick()
    await expect(page).toHaveURL(/customer-dashboard/)
  })
})

async function howMany(request: APIRequestContext, recipient: string, subject: string): Promise<number> {
  const { items } = Outbox.parse(await (await request.get('/dev/outbox.json')).json())
  return items.filter((item) => item.recipient === recipient && item.subject === subject).length
}
