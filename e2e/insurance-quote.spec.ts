import { test } from './alone.ts'
import { expect, expectAccessible, linkIn } from './journey.ts'
import { join, newcomer } from './newcomer.ts'

/** Insurance from the first question to the policy: without an account until somebody is to be insured, and with nothing ticked for anyone. */
test('a visitor gets a quote without an account, saves it, finds it once they sign in, applies, and the insurer accepts', async ({
  page,
  outbox,
  somebody,
}) => {
  const nia = newcomer('Nia Powell')

  await test.step('Nia reads what cover there is, what it leaves out, and how we’re paid', async () => {
    await page.goto('/insurance')
    await expect(page.getByRole('heading', { level: 1, name: 'Pet insurance' })).toBeVisible()
    await expect(page.getByText('This insurer is an example')).toBeVisible()
    await expect(page.getByText('We earn a commission.')).toBeVisible()
    await expect(page.getByText('We don’t give advice.')).toBeVisible()
    await expect(page.getByText('Anything your pet showed signs of before the cover started')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Get a quote' }).click()
  })

  await test.step('three steps ask about her dog, and nothing about her but a postcode', async () => {
    await expect(page.getByRole('heading', { name: 'Which pet is it for?' })).toBeVisible()
    await page.getByRole('radio', { name: 'Dog' }).check()
    await page.getByLabel('Name', { exact: false }).first().fill('Biscuit')
    await page.getByRole('combobox', { name: 'Breed name' }).fill('beagle')
    await page.getByRole('option', { name: 'Beagle' }).first().click()
    await page.getByLabel('Day').fill('27')
    await page.getByLabel('Month').fill('3')
    await page.getByLabel('Year').fill('2023')
    await page.getByRole('radio', { name: 'Female' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()

    await expect(page.getByRole('heading', { name: 'What decides the price' })).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText('Choose whether your pet is neutered')
    await page.getByRole('group', { name: 'Is your pet neutered?' }).getByRole('radio', { name: 'Yes' }).check()
    await page.getByRole('group', { name: 'Does your pet have a microchip?' }).getByRole('radio', { name: 'Yes' }).check()
    await page.getByLabel('What is your pet worth?').fill('800')
    await page.getByLabel('Postcode where your pet lives').fill('SY8 1AA')
    await page.getByRole('group', { name: 'Has your pet been ill or injured before?' }).getByRole('radio', { name: 'No' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continue' }).click()

    await expect(page.getByRole('heading', { name: 'What should be covered?' })).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await page.getByRole('radio', { name: 'Lifetime' }).check()
    await page.getByRole('group', { name: 'Most to be paid for vet fees' }).getByRole('radio', { name: '£4,000' }).check()
    await page.getByRole('group', { name: 'Excess' }).getByRole('radio', { name: '£99' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'See prices' }).click()
  })

  await test.step('four prices stand side by side, each with what it leaves out and why it costs that', async () => {
    await expect(page).toHaveURL(/\/quote\/[\w-]+\?key=/)
    const lifetime = page.getByRole('article', { name: 'Lifetime' })
    await expect(lifetime).toContainText('£252.40')
    await expect(lifetime).toContainText('12 × £21.04 = £252.48')
    await expect(lifetime).toContainText('You asked for this')
    for (const name of ['Accident only', 'Time-limited', 'Maximum benefit'])
      await expect(page.getByRole('article', { name })).toContainText('£')
    await lifetime.getByText('Why this price').click()
    await expect(lifetime).toContainText('Insurance Premium Tax')
    await expect(lifetime).toContainText('Postcodes beginning SY')
    await expectAccessible(page)
  })

  let link = ''
  await test.step('she has the link sent to her, and opens an account later', async () => {
    await page.getByLabel('E-mail address').fill(nia.email)
    await page.getByRole('button', { name: 'E-mail me the link' }).click()
    const letter = await outbox.message(nia.email, 'Your pet insurance quote')
    expect(letter).not.toContain('Biscuit')
    link = linkIn(letter)
    expect(new URL(page.url()).pathname).toBe(link)
  })

  const mine = await somebody()
  await test.step('signed in with that address, she finds it among her insurance', async () => {
    await join(mine, outbox, nia)
    await mine.goto('/customer-dashboard')
    await mine.getByRole('link', { name: 'Insurance', exact: true }).first().click()
    const card = mine.getByRole('article', { name: 'Quote for Biscuit' })
    await expect(card).toContainText('Choose a kind of cover if you want one')
    await expectAccessible(mine)
    await card.getByRole('link', { name: 'Compare prices' }).click()
  })

  await test.step('she chooses, sees exactly what would be shared, ticks it herself and applies', async () => {
    await mine.getByRole('article', { name: 'Lifetime' }).getByRole('button', { name: 'Choose lifetime' }).click()
    const dialog = mine.getByRole('dialog')
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
    await dialog.getByRole('radio', { name: 'Each month' }).check()
    await expectAccessible(mine)
    await dialog.getByRole('button', { name: 'Choose this cover' }).click()
    const apply = mine.getByRole('region', { name: 'Apply to Example Pet Insurance' })
    await expect(apply).toContainText('You’ve told us you want lifetime cover for a dog')
    await expect(apply).toContainText('9 Orchard Rise')
    await expect(apply.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await apply.getByRole('button', { name: 'Apply to Example Pet Insurance' }).click()
    await expect(apply.getByRole('alert')).toContainText('Tick that we can share these details with the insurer')
    await apply.getByLabel('This is the cover I want').check()
    await apply.getByLabel('Share these details with Example Pet Insurance').check()
    await expectAccessible(mine)
    await apply.getByRole('button', { name: 'Apply to Example Pet Insurance' }).click()
  })

  await test.step('the insurer’s answer makes it a policy, at that price', async () => {
    await expect(mine.getByText('EXAMPLE-')).toBeVisible({ timeout: 15_000 })
    await expectAccessible(mine)
    expect(await outbox.message(nia.email, 'We’ve sent your application')).toContain('£252.40 a year')
    expect(await outbox.message(nia.email, 'has accepted your application')).toContain('£252.40 a year')
    await mine.goto('/customer-dashboard/insurance')
    const card = mine.getByRole('article', { name: 'Lifetime cover for Biscuit' })
    await expect(card).toContainText('Policy')
    await expect(card).toContainText('£21.04 a month')
  })

  await test.step('the link no longer opens it to whoever has it', async () => {
    await page.reload()
    await expect(page.getByText('We can’t find this quote')).toBeVisible()
  })
})
