import { expect, newChip, signInAs, test } from './journey.ts'

/** Demo Register North says that it has it. */
const ELSEWHERE = '977200001234567'

test('a number that was typed once is typed nowhere again', async ({ page }) => {
  const chip = newChip()
  const field = page.getByLabel('Microchip number')
  const digits = async () => (await field.inputValue()).replaceAll(' ', '')

  await test.step('from the answer of a lookup, by whoever has no account', async () => {
    await page.goto(`/home?chip=${chip}`)
    await page.getByRole('link', { name: 'Your pet? Register it' }).click()
    await expect(page).toHaveURL(/\/customer-register/)
    await expect.poll(digits).toBe(chip)
  })

  await test.step('and by whoever has signed in', async () => {
    await signInAs(page, 'anna')
    await page.goto(`/home?chip=${chip}`)
    await page.getByRole('link', { name: 'Your pet? Register it' }).click()
    await expect(page).toHaveURL(/\/customer-dashboard\/pets\/new/)
    await expect.poll(digits).toBe(chip)
  })

  await test.step('from the page that asks to be a keeper', async () => {
    await page.goto(`/customer-dashboard/requests/new?chip=${chip}`)
    await page.getByRole('link', { name: 'Register the animal' }).click()
    await expect(page).toHaveURL(/\/customer-dashboard\/pets\/new/)
    await expect.poll(digits).toBe(chip)
  })

  await test.step('and where another register has it', async () => {
    await page.goto(`/customer-dashboard/requests/new?chip=${ELSEWHERE}`)
    await page.getByRole('link', { name: 'Move the record here' }).click()
    await expect(page).toHaveURL(/\/transfer-database/)
    await expect.poll(digits).toBe(ELSEWHERE)
  })
})
