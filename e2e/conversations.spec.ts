import { test } from './alone.ts'
import { expect, expectAccessible, linkIn, signInAs, tokenIn } from './journey.ts'

/** Whoever is away is written to within it. */
const A_MINUTE = 60_000

const CHIP = '977200009412683'

test('a finder and a keeper talk, and see each other write, read, send photos and come back', async ({ page, somebody, outbox }) => {
  const finder = await somebody()
  await test.step('the finder leaves a message, and the keeper sees in the header that there is one', async () => {
    const data = { chipNumber: CHIP, message: 'She is by the canal in Ashby.', finderName: 'Flo' }
    const left = await finder.request.post('/api/v1/user/addMicrochipLookup', { data })
    await finder.goto(new URL((await left.json()).data.relayLink).pathname)
    await expect(finder.getByRole('heading', { level: 1 })).toHaveText('About Biscuit')
    await signInAs(page, 'anna')
    await page.goto('/home')
    await page.getByRole('link', { name: /Messages.*1.*unread/ }).click()
    await page.getByRole('link', { name: /Flo, about Biscuit/ }).click()
    await expectAccessible(page)
  })

  const keeperLog = page.getByRole('log')
  const finderLog = finder.getByRole('log')
  await test.step('the finder sees the keeper write, and the answer, by themselves', async () => {
    await expect(finderLog).toContainText('Read')
    await page.getByRole('button', { name: 'Thank you. Is it hurt?' }).click()
    await page.getByLabel('Write to Flo').pressSequentially(' Or frightened?')
    await expect(finder.getByText('Biscuit’s keeper is writing…')).toBeVisible()
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(finderLog).toContainText('Thank you. Is it hurt? Or frightened?')
    await expect(finder.getByText('Biscuit’s keeper is here now.')).toBeVisible({ timeout: 40_000 })
  })

  await test.step('a photo goes across', async () => {
    await finder.getByRole('button', { name: 'Add a photo' }).click()
    await finder.getByLabel('Photo').setInputFiles('public/icon-192.png')
    await finder.getByLabel('Write to Biscuit’s keeper').fill('No, look.')
    await expect(finder.getByAltText('The photo you’re sending')).toBeVisible()
    await finder.getByRole('button', { name: 'Send message' }).click()
    await expect(keeperLog.getByAltText('Sent by Flo')).toBeVisible()
  })

  await test.step('without a connection what was typed stays, and goes once there is one', async () => {
    await finder.context().setOffline(true)
    await finder.getByLabel('Write to Biscuit’s keeper').fill('I am at the lock.')
    await finder.getByRole('button', { name: 'Send message' }).click()
    await expect(finder.getByLabel('Write to Biscuit’s keeper')).toHaveValue('I am at the lock.')
    await finder.context().setOffline(false)
    await finder.getByRole('button', { name: 'Send message' }).click()
    await expect(keeperLog.getByText('I am at the lock.')).toHaveCount(1)
  })

  await test.step('on a phone, a conversation opens at its newest message', async () => {
    for (const text of ['She is eating. '.repeat(100), 'We wait here.']) {
      await finder.getByLabel('Write to Biscuit’s keeper').fill(text)
      await finder.getByRole('button', { name: 'Send message' }).click()
      await expect(finderLog).toContainText(text.trim())
    }
    await finder.setViewportSize({ width: 360, height: 740 })
    const conversation = finder.url()
    await finder.goto('about:blank')
    await finder.goto(conversation)
    await expect(finderLog.getByText('We wait here.')).toBeInViewport()
    await expectAccessible(finder)
  })

  await test.step('the keeper ends it, and either can open it again', async () => {
    await page.getByRole('button', { name: 'End this conversation' }).click()
    await expect(finder.getByText('This conversation has ended.')).toBeVisible()
    await expect(finder.getByRole('button', { name: 'Send message' })).toHaveCount(0)
    await finder.getByRole('button', { name: 'Open this conversation again' }).click()
    await finder.getByLabel('Write to Biscuit’s keeper').fill('She says hello.')
    await finder.getByRole('button', { name: 'Send message' }).click()
    await expect(keeperLog).toContainText('She says hello.')
  })
  await test.step('the keeper blocks it and reports it, and takes both back', async () => {
    await page.getByRole('button', { name: 'Block this conversation' }).click()
    await expect(page.getByText('You’ve blocked this conversation.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Unblock this conversation' }).click()
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible()
    await page.getByRole('button', { name: 'Report this conversation' }).click()
    await page.getByLabel('What’s wrong?').fill('Asks for money')
    await page.getByRole('button', { name: 'Send report' }).click()
    await page.getByRole('button', { name: 'Withdraw report' }).click()
    await expect(page.getByRole('button', { name: 'Report this conversation' })).toBeVisible()
  })

  await test.step('a keeper whose dog is missing says in the conversation that she’s home', async () => {
    const authorization = (await tokenIn(page)) ?? ''
    const pets = await (await page.request.get('/api/v1/user/getUsersPets?query=Biscuit', { headers: { authorization } })).json()
    const data = { petId: pets.data.items[0].id, status: 'missing' }
    expect((await page.request.post('/api/v1/user/updatePetStatus', { data, headers: { authorization } })).ok()).toBe(true)
    await page.reload()
    await page.getByRole('button', { name: 'Biscuit is home' }).click()
    await expect(page.getByRole('button', { name: 'Biscuit is home' })).toHaveCount(0)
    await expect(finderLog).toContainText(/home/)
  })
  await outbox.message('anna@homeward.example', /She is by the canal in Ashby/)
})

test('somebody without an account asks our team, who answer; the answer comes by e-mail with a way back', async ({
  page,
  somebody,
  staff,
  outbox,
}) => {
  await staff('appoint-staff', '--email', 'stefan@homeward.example', '--reason', 'Answers questions')
  await test.step('the guest asks', async () => {
    await page.goto('/conversations/new')
    await expectAccessible(page)
    await page.getByLabel('Your message').fill('How do I move my cat’s record to you?')
    await page.getByLabel('Your name').fill('Gwen')
    await page.getByLabel('E-mail address').fill('gwen@example.org')
    await page.getByLabel('I’m a person').check()
    await expect(page.getByText('Checked. You can continue.')).toBeVisible()
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL(/\/relay\//)
    await expect(page.getByRole('log')).toContainText('How do I move')
  })
  const desk = await somebody()
  await test.step('says yes to e-mails from us, and goes', async () => {
    const letter = await outbox.message('gwen@example.org', /.+/)
    await page.goto(linkIn(letter))
    await page.getByRole('button', { name: 'Send me messages' }).click()
    await outbox.message('gwen@example.org', /We’ve got your message/)
    await page.goto('about:blank')
  })
  await test.step('our team answers', async () => {
    await signInAs(desk, 'stefan')
    await desk.goto('/conversations')
    await desk.getByRole('link', { name: /Gwen/ }).click()
    await desk.getByLabel('Write to Gwen').fill('Open “Move a record” on the home page.')
    await desk.getByRole('button', { name: 'Send message' }).click()
  })
  await test.step('the guest, who has gone, gets the answer by e-mail', async () => {
    const letter = await outbox.message('gwen@example.org', /Open “Move a record” on the home page/, A_MINUTE)
    await page.goto(linkIn(letter))
    await expect(page.getByRole('log')).toContainText('Open “Move a record”')
  })
})
