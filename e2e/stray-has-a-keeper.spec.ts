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
    await expect(page.getByText('Registered to someone else here')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask to be its keeper' })).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('neither can she ask for it from the page for requests', async () => {
    await page.goto(`/customer-dashboard/requests/new?chip=${chip}`)
    await expect(page.getByText('Registered to someone else here')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('she tells the keeper', async () => {
    await page.getByRole('link', { name: 'Message its keeper' }).click()
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

/** The same dog is taken in before its keeper comes: it is held for her, and goes back. */
test('a rescue holds a registered stray for its keeper until they’re reunited', async ({ page, somebody, outbox }) => {
  const chip = newChip()
  const keeper = await somebody()

  await test.step('Anna registers her dog', async () => {
    await signInAs(keeper, 'anna')
    const facts = {
      species: 'dog',
      breed: { kind: 'breed', breedId: 'labrador-retriever' },
      name: 'Sorrel',
      sex: 'female',
      neutered: 'yes',
    }
    await askAs(keeper, 'addPet', { chipNumber: chip, ...facts, colour: 'Yellow', bornOn: '2021-05-12', bornExactly: true })
  })

  await test.step('Wilma scans it and takes it in for its keeper', async () => {
    await signInAs(page, 'wilma')
    await page.goto('/welfare-dashboard/animals/new')
    await page.getByLabel('Microchip number').fill(chip)
    await page.getByRole('link', { name: 'Hold it for its keeper' }).click()
    await expect(page.getByRole('heading', { name: 'Hold an animal for its keeper', level: 1 })).toBeVisible()
    await page.getByText('Found as a stray').click()
    await page.getByLabel('Where it was found').fill('Woodhouse Moor')
    await page.getByLabel('Location').fill('Kennel 4')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Take it in and tell its keeper' }).click()
  })

  await test.step('it’s in her list, held for its keeper', async () => {
    await expect(page.getByRole('heading', { name: 'Animals', level: 1 })).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: 'Kennel 4' })
    await expect(row).toContainText('Sorrel')
    await expect(row).toContainText('Held for its keeper')
    await expect(row).toContainText('Your turn: tell the council')
    await expectAccessible(page)
  })

  await test.step('it can be moved with others, and not offered to an adopter', async () => {
    await page.getByRole('checkbox', { name: 'Select Sorrel' }).check()
    const bar = page.getByRole('group', { name: 'Selected animals' })
    await bar.getByRole('button', { name: 'Offer to one adopter' }).click()
    const why = page.getByRole('dialog', { name: 'You can’t offer Sorrel' })
    await expect(why).toContainText('Only the keeper can give an animal a new home')
    await expectAccessible(page)
    await why.getByRole('button', { name: 'Close', exact: true }).last().click()
    await bar.getByRole('button', { name: 'More for the selected animals' }).click()
    await bar.getByRole('button', { name: 'Set location' }).click()
    await page.getByRole('dialog').getByLabel('Location').fill('Kennel 9')
    await page.getByRole('button', { name: 'Save location' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Sorrel' })).toContainText('Kennel 9')
  })

  await test.step('what happens to it there is noted, with who wrote it', async () => {
    const row = page.getByRole('row').filter({ hasText: 'Sorrel' })
    await row.getByRole('button', { name: 'More for Sorrel' }).click()
    await row.getByRole('button', { name: 'Notes (Sorrel)' }).click()
    const notes = page.getByRole('dialog', { name: 'Notes on Sorrel' })
    await notes.getByLabel('Note', { exact: true }).fill('Wormed today')
    await notes.getByRole('button', { name: 'Add note' }).click()
    await expect(notes.getByRole('list', { name: 'Notes' })).toContainText('Wormed todayWilma Okafor')
    await expectAccessible(page)
    await notes.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('Anna is told, and reads on her pet’s page where it is', async () => {
    await outbox.message(PEOPLE.anna.email, 'Sorrel is safe with Kiln Road Rescue')
    await keeper.goto('/customer-dashboard/pets')
    await keeper.getByRole('link', { name: 'Sorrel' }).first().click()
    await expect(keeper.getByText('Sorrel is with Kiln Road Rescue')).toBeVisible()
    await expectAccessible(keeper)
  })

  await test.step('they’re reunited', async () => {
    const row = page.getByRole('row').filter({ hasText: 'Sorrel' })
    await row.getByRole('button', { name: 'Record what happened' }).click()
    await page.getByText('Returned to its keeper').click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.goto('/welfare-dashboard/animals?state=left')
    await expect(page.getByRole('row').filter({ hasText: 'Sorrel' })).toContainText('Reunited with its keeper')
    await outbox.message(PEOPLE.anna.email, 'Kiln Road Rescue says Sorrel is back with you')
  })
})
