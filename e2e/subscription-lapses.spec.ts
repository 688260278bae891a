import * as z from 'zod'
import { test } from './alone.ts'
import { expect, expectAccessible, newChip, tokenIn } from './journey.ts'
import { join, newcomer, signInAgain } from './newcomer.ts'

const Made = z.object({ items: z.array(z.object({ link: z.string(), pin: z.string() })) })

test('TailTag Plus is tried, not paid for and ends; the tag still leads a stranger to the keeper', async ({
  page,
  place,
  outbox,
  staff,
  daysPass,
  somebody,
}) => {
  const nell = newcomer('Nell Ashby')
  let token = ''

  await test.step('Nell has a tag, and tries TailTag Plus', async () => {
    await join(page, outbox, nell)
    const authorization = (await tokenIn(page)) ?? ''
    const pet = { chipNumber: newChip(), species: 'cat', name: 'Fern', breed: { kind: 'description', text: 'Tabby' }, sex: 'female' }
    const more = { neutered: 'yes', colour: 'Grey', bornOn: '2022-05-01', bornExactly: true }
    const added = await page.request.post('/api/v1/user/addPet', { data: { ...pet, ...more }, headers: { authorization } })
    const { petId } = z.object({ data: z.object({ petId: z.string() }) }).parse(await added.json()).data
    const [tag] = Made.parse(JSON.parse(await staff('make-tags', '--count', '1', '--reason', 'The first run', '--json'))).items
    token = tag?.link.split('/').at(-1) ?? ''
    const activated = await page.request.post('/api/v1/user/activateTag', {
      data: { token, pin: tag?.pin, petId },
      headers: { authorization },
    })
    expect(activated.ok(), await activated.text()).toBe(true)

    await page.goto('/customer-dashboard/tailtag-settings')
    await page.getByRole('radio', { name: '£1.99 a month' }).check()
    await expect(page.getByText('Free for 30 days, then £1.99 a month until you cancel.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Try it free for 30 days' }).click()
    await page.getByLabel('Card number').fill('4000 0000 0000 0341')
    await page.getByRole('button', { name: /^Pay/ }).click()
    await expect(page.getByText('Free trial')).toBeVisible()
    await expect(page.getByText('£1.99 on')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('she cancels in two clicks, and takes it back', async () => {
    const panel = page.getByRole('region', { name: 'TailTag Plus' })
    await panel.getByRole('button', { name: 'Cancel TailTag Plus' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel TailTag Plus' }).click()
    await expect(panel.getByText('Ends on')).toBeVisible()
    await panel.getByRole('button', { name: 'Keep TailTag Plus' }).click()
    await expect(panel.getByText('Next payment')).toBeVisible()
  })

  await test.step('the trial ends, the card does not pay, and she is told so', async () => {
    await daysPass(29)
    await outbox.message(nell.email, /Your TailTag Plus trial ends on/)
    await daysPass(2)
    await outbox.message(nell.email, 'We couldn’t take your payment for TailTag Plus')
    await signInAgain(page, nell)
    await page.goto('/customer-dashboard/tailtag-settings')
    await expect(page.getByText('Your last payment failed')).toBeVisible()
    await expectAccessible(page)
    await daysPass(6)
    await outbox.message(nell.email, /TailTag Plus ends in \d days/)
    await daysPass(10)
    await outbox.message(nell.email, /we couldn’t take a payment for 14 days/i)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Start for £19 a year' })).toBeVisible()
  })

  await test.step('the tag still works, for free', async () => {
    const finder = await somebody()
    await finder.goto(`${place.url}/t/${token}`)
    await expect(finder.getByRole('heading', { level: 1 })).toHaveText('Have you found Fern?')
    await finder.getByLabel('Your message').fill('Your cat is in my garden.')
    await finder.getByRole('button', { name: 'Tell the keeper' }).click()
    await expect(finder.getByText('We’ve told the keeper')).toBeVisible()
    await outbox.message(nell.email, /in my garden/)
  })
})
