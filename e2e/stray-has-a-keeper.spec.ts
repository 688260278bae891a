import { PEOPLE } from '../database/seed/people.ts'
import { test } from './alone.ts'
import { askAs, expect, expectAccessible, newChip, signInAs } from './journey.ts'

/** A rescue is about to register a stray that has a keeper: the keeper hears of it before the rescue can ask for the animal. */
test('a rescue scans a registered stray at intake and tells its keeper first', async ({ page, somebody, outbox }) => {
  const chip = newChip()
  const keeper = await somebody()

  await test.step('Anna registers her dog', async () => {
    await signInAs(keeper, 'anna')
    const facts = { species: 'dog', breed: { kind: 'breed', breedId: 'labrador-retriever' }, name: 'Tansy', sex: 'female', neutered: 'yes' }
    await askAs(keeper, 'addPet', { chipNumber: chip, ...facts, colour: 'Yellow', bornOn: '2021-05-12', bornExactly: true })
  })

  await test.step('Wilma scans it to take it in, and is led to its keeper', async () => {
    await signInAs(page, 'wilma')
    await page.goto('/welfare-dashboard/animals/new')
    await page.getByLabel('Microchip number').fill(chip)
    await expect(page.getByText('This animal has a keeper: tell them first')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask to be its keeper' })).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('neither can she ask for it from the page for requests', async () => {
    await page.goto(`/customer-dashboard/requests/new?chip=${chip}`)
    await expect(page.getByText('This animal has a keeper: tell them first')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('she tells the keeper', async () => {
    await page.getByRole('link', { name: 'Tell its keeper' }).click()
    await page.getByLabel('Your message').fill('Tansy is safe with us at Kiln Road Rescue.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await outbox.message(PEOPLE.anna.email, 'A message about Tansy')
  })

  await test.step('only then she can ask to be its keeper', async () => {
    await page.goto('/welfare-dashboard/animals/new')
    await page.getByLabel('Microchip number').fill(chip)
    await expect(page.getByRole('link', { name: 'Ask to be its keeper' })).toBeVisible()
  })
})
