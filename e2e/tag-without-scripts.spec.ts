import * as z from 'zod'
import { test } from './alone.ts'
import { expect, expectAccessible, newChip, tokenIn } from './journey.ts'
import { join, newcomer } from './newcomer.ts'

const Made = z.object({ items: z.array(z.object({ link: z.string(), pin: z.string() })) })

test('a tag leads a stranger whose browser runs no scripts to the keeper, who sees the scan and answers', async ({
  page,
  browser,
  place,
  outbox,
  staff,
}) => {
  const nell = newcomer('Nell Ashby')
  let tag = { token: '', pin: '' }

  await test.step('Nell keeps Bramble, and has a tag with its PIN', async () => {
    await join(page, outbox, nell)
    const data = {
      chipNumber: newChip(),
      species: 'dog',
      name: 'Bramble',
      breed: { kind: 'description', text: 'Labradoodle' },
      sex: 'female',
      neutered: 'yes',
      colour: 'Cream',
      bornOn: '2021-03-27',
      bornExactly: true,
    }
    const reply = await page.request.post('/api/v1/user/addPet', { data, headers: { authorization: (await tokenIn(page)) ?? '' } })
    expect(reply.ok(), await reply.text()).toBe(true)
    const made = await staff('make-tags', '--count', '1', '--reason', 'The first run', '--json')
    const [first] = Made.parse(JSON.parse(made)).items
    tag = { token: first?.link.split('/').at(-1) ?? '', pin: first?.pin ?? '' }
  })

  const found = await (await browser.newContext({ javaScriptEnabled: false, baseURL: place.url })).newPage()
  await test.step('before it is activated, its address says so', async () => {
    await found.goto(`/t/${tag.token}`)
    await expect(found.getByRole('heading', { level: 1 })).toHaveText('This tag isn’t activated yet')
  })

  await test.step('Nell activates it', async () => {
    await page.goto(`/customer-dashboard/tailtag-settings?tag=${tag.token}`)
    await page.getByLabel('PIN').fill(tag.pin)
    await page.getByLabel('Which pet wears it?').selectOption({ label: 'Bramble' })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Activate the tag' }).click()
    await expect(page.getByRole('heading', { name: 'Bramble’s tag' })).toBeVisible()
    await page.getByLabel('What should a finder know?').fill('Afraid of bicycles')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect(page.getByText('Saved')).toBeVisible()
    // Out from under the header and the toasts, which cover what was scrolled below them.
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await expectAccessible(page)
  })

  await test.step('a stranger scans it and tells her where they are', async () => {
    await found.goto(`/t/${tag.token}`)
    await expect(found.getByRole('heading', { level: 1 })).toHaveText('Have you found Bramble?')
    await expect(found.getByText('Afraid of bicycles')).toBeVisible()
    await expect(found.locator('body')).not.toContainText('Nell')
    await found.getByLabel('Where are you?').fill('Outside the Red Lion, Ashby')
    await found.getByLabel('Your message').fill('She is with me and well.')
    await found.getByRole('checkbox', { name: 'I can keep it safe' }).check()
    await found.getByRole('button', { name: 'Tell the keeper' }).click()
    await expect(found.getByText('We’ve told the keeper')).toBeVisible()
  })

  await test.step('Nell is told, sees the scan without reloading, and answers', async () => {
    await outbox.message(nell.email, /Outside the Red Lion/)
    await expect(page.getByText('Outside the Red Lion, Ashby').first()).toBeVisible()
    await page.getByRole('link', { name: 'Read and reply' }).click()
    await page.getByLabel('Write to the finder').fill('Thank you, I’m on my way.')
    await page.getByRole('button', { name: /send/i }).click()
    await expect(page.getByRole('log').getByText('I’m on my way.')).toBeVisible()
    await found.getByRole('link', { name: 'See the conversation' }).click()
    await expect(found.getByText('I’m on my way.')).toBeVisible()
  })
})
