import type { Page } from '@playwright/test'
import { PEOPLE } from '../database/seed/people.ts'
import { test } from './alone.ts'
import { expect, expectAccessible, signInAs } from './journey.ts'
import { join, newcomer } from './newcomer.ts'

const CHIP = '977200009412683'

test('Anna shares her pets’ records with Ben, who reports Biscuit missing and answers the finder', async ({
  page: anna,
  somebody,
  outbox,
}) => {
  const ben = await somebody()
  const person = newcomer('Ben Ayre')
  await join(ben, outbox, person)

  await test.step('Anna asks him on her profile', async () => {
    await signInAs(anna, 'anna')
    await anna.goto('/customer-dashboard/profile')
    await anna.getByRole('button', { name: 'Add who else looks after your pets' }).click()
    await anna.getByLabel('Their e-mail address').fill(person.email)
    await anna.getByRole('button', { name: 'Ask them' }).click()
    await expect(anna.getByText(/^Asked on/)).toBeVisible()
    await outbox.message(person.email, 'Someone you live with would like to share their pets’ records with you')
  })

  await test.step('he sees who it is, and says yes', async () => {
    await ben.goto('/customer-dashboard')
    await ben.getByRole('link', { name: /Say yes or no/ }).click()
    await expect(ben.getByText('Anna Hughes would like to share their pets’ records with you')).toBeVisible()
    await expectAccessible(ben)
    await ben.getByRole('button', { name: 'Yes, share them' }).click()
    await expect(ben.getByText(/^Shares their pets’ records with you since/)).toBeVisible()
  })

  await test.step('Biscuit is gone, and he reports it', async () => {
    await ben.goto('/customer-dashboard/pets')
    const shared = ben.getByRole('region', { name: 'Shared with you' })
    await expect(shared.getByText('Shared by Anna Hughes').first()).toBeVisible()
    await shared.getByRole('link', { name: 'Biscuit' }).click()
    await expect(ben.getByText('Anna Hughes shares this record with you')).toBeVisible()
    await expectAccessible(ben)
    await ben.getByRole('button', { name: 'Report Biscuit missing' }).click()
    await ben.getByRole('button', { name: 'Send report' }).click()
    await expect(ben.getByText('Biscuit is missing')).toBeVisible()
    await outbox.message(PEOPLE.anna.email, 'Biscuit has been reported missing')
  })

  await test.step('a finder writes, both hear of it, and he answers', async () => {
    const message = 'She is by the canal in Ashby.'
    await ben.request.post('/api/v1/user/addMicrochipLookup', { data: { chipNumber: CHIP, message, finderName: 'Flo' } })
    await outbox.message(person.email, 'Someone may have found Biscuit')
    await outbox.message(PEOPLE.anna.email, 'Someone may have found Biscuit')
    await ben.goto('/conversations')
    await ben.getByRole('link', { name: /Flo, about Biscuit/ }).click()
    await ben.getByLabel('Write to Flo').fill('I’ll be there in ten minutes.')
    await ben.getByRole('button', { name: 'Send message' }).click()
    await seesIn(anna, 'I’ll be there in ten minutes.')
  })

  await test.step('Anna ends the sharing, and the record is closed to him', async () => {
    await anna.goto('/customer-dashboard/profile')
    await anna.getByRole('button', { name: /^End the sharing with Ben/ }).click()
    await ben.goto('/customer-dashboard/pets')
    await expect(ben.getByRole('heading', { level: 1, name: 'My pets' })).toBeVisible()
    await expect(ben.getByRole('region', { name: 'Shared with you' })).toHaveCount(0)
  })
})

async function seesIn(page: Page, words: string) {
  await page.goto('/conversations')
  await page.getByRole('link', { name: /Flo, about Biscuit/ }).click()
  await expect(page.getByRole('log')).toContainText(words)
}
