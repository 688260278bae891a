import type { Page } from '@playwright/test'
import { PASSWORD, PEOPLE } from '../database/seed/people.ts'
import { test } from './alone.ts'
import { askAs, expect, expectAccessible, newChip, signInAs } from './journey.ts'

/** A verified rescue proves who it is with a code, scans two strays, and learns whom to call; the keeper sees that it did. */
test('a verified rescue scans two strays and calls the keeper of the one that is missing', async ({ page, somebody, outbox }) => {
  const [chip, unknown] = [newChip(), newChip()]
  const keeper = await somebody()

  await test.step('Anna’s dog is missing', async () => {
    await signInAs(keeper, 'anna')
    const petId = await registerDog(keeper, chip)
    await askAs(keeper, 'updatePetStatus', { petId, status: 'missing' })
  })

  await test.step('without a second factor, Kiln Road Rescue is shown the way to one', async () => {
    await signInAs(page, 'wilma')
    await page.goto('/welfare-dashboard/lookup')
    await expect(page.getByRole('heading', { name: 'Set up an authenticator app first' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to your profile' }).click()
  })

  await test.step('Wilma sets up an authenticator app and saves the recovery codes', async () => {
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Continue' }).click()
    const secret = ((await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '')
    await expectAccessible(page)
    await page.getByLabel('Code from your app').fill(await codeOf(secret))
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await expect(page.getByRole('button', { name: 'Remove authenticator app' })).toBeVisible()
    await outbox.message(PEOPLE.wilma.email, 'Your authenticator app is set up')
  })

  await test.step('she scans both, says why, and sees the alarm and the number to call', async () => {
    await page.goto('/welfare-dashboard/lookup')
    await page.getByLabel('Microchip numbers').fill(`${chip}\n${unknown}`)
    await page.getByRole('button', { name: 'Show keepers' }).click()
    await expect(page.getByText('Choose why you need to know').first()).toBeVisible()
    await page.getByLabel('Why do you need to know?').selectOption('A found or stray animal')
    await page.getByRole('button', { name: 'Show keepers' }).click()
    await expect(page.getByRole('heading', { name: '1 of 2 numbers found here' })).toBeVisible()
    const found = page.getByRole('article', { name: 'Biscuit' })
    await expect(found.getByText('Biscuit has been reported missing')).toBeVisible()
    await expect(found.getByRole('link', { name: 'Call 07700 900101' })).toHaveAttribute('href', 'tel:+447700900101')
    await expect(found.getByText('14 Priory Lane, Hereford, HR1 2BX')).toBeVisible()
    await expect(page.getByRole('article', { name: unknown })).toContainText('isn’t registered here')
    await expectAccessible(page)
  })

  await test.step('Anna is told at once, and sees who looked and why', async () => {
    await outbox.message(PEOPLE.anna.email, 'Kiln Road Rescue looked up Biscuit, who you’ve reported missing')
    await keeper.goto('/customer-dashboard/lookups')
    const row = keeper.getByRole('row').filter({ hasText: 'Kiln Road Rescue' })
    await expect(row).toContainText('A found or stray animal')
    await expectAccessible(keeper)
  })
})

// Loaded late: the test runner cannot collect journeys whose modules wait for another.
const codeOf = async (secret: string) => (await import('otplib')).generate({ secret })

async function registerDog(page: Page, chipNumber: string): Promise<string> {
  const facts = { species: 'dog', breed: { kind: 'breed', breedId: 'labrador-retriever' }, name: 'Biscuit', sex: 'female', neutered: 'yes' }
  const { petId } = await askAs(page, 'addPet', { chipNumber, ...facts, colour: 'Yellow', bornOn: '2021-05-12', bornExactly: true })
  return petId
}
