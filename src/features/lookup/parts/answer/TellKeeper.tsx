import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { Captcha } from '#features/accounts/kit/captcha/Captcha.tsx'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Stack } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Scripted } from '#ui/Scripted.tsx'
import { LongTextField, TextField } from '#ui/TextField.tsx'
import { addMicrochipLookup } from '../../contract.ts'
import type { FoundPlace } from '../../kit/place.ts'
import { KeeperTold, type Told } from './KeeperTold.tsx'
import { PlaceChoice } from './PlaceChoice.tsx'
import { Starts } from './Starts.tsx'
import { useOwnContact } from './useOwnContact.ts'

type Answers = {
  message: string
  placeWords: string
  place: FoundPlace | null
  finderName: string
  finderEmail: string
  finderMobile: string
  captcha: string
}

const initial: Answers = { message: '', placeWords: '', place: null, finderName: '', finderEmail: '', finderMobile: '', captcha: '' }

/** A finder’s message to the keeper of a chip that is registered here, or to the implanter who holds it. */
export function TellKeeper({ chipNumber, reads }: { chipNumber: string; reads: 'keeper' | 'implanter' }) {
  const [told, setTold] = useState<Told>()
  const [captchaAsked, setCaptchaAsked] = useState(false)
  const { form, formProps, summary, isPending } = useContractForm(addMicrochipLookup, {
    initial,
    asks: ({ place, ...rest }) => withoutBlanks({ ...rest, place: place ?? undefined, chipNumber }),
    draft: `tell-keeper-${chipNumber}`,
    once: true,
    then: setTold,
  })
  useOwnContact(form.values, form.setValues)
  if (form.errors['captcha'] && !captchaAsked) setCaptchaAsked(true)
  if (told) return <KeeperTold told={told} reads={reads} />

  return (
    <Box component="section" bd="2px solid var(--ui-good-mark)" bdrs="lg" p="clamp(1rem, 3vw, 1.5rem)" aria-labelledby="tell-keeper">
      <h3 id="tell-keeper">Message the {reads}</h3>
      <Box component="p" c="dimmed" m="0.375rem 0 1.25rem">
        It’ll reach them within seconds. They’ll never see your e-mail or number, and you’ll never see theirs.
      </Box>
      {/* Where no script runs, the browser sends it. */}
      <form {...formProps} method="post" action={paths.tellKeeper}>
        <input type="hidden" name="chipNumber" value={chipNumber} />
        <Stack gap="1.25rem">
          <ErrorSummary {...summary} />
          <div>
            <LongTextField label="Your message" minRows={3} maxLength={2000} name="message" {...form.getInputProps('message')} />
            <Scripted>
              <Starts message={form.values.message} onTake={(words) => form.setFieldValue('message', words)} />
            </Scripted>
          </div>
          <div>
            <TextField
              label="Where the animal is"
              hint="For example, the car park of the Red Lion, Ashby"
              optional
              maxLength={200}
              name="placeWords"
              {...form.getInputProps('placeWords')}
            />
            <Scripted>
              <PlaceChoice place={form.values.place} onPlace={(place) => form.setFieldValue('place', place)} />
            </Scripted>
          </div>
          <Stack component="fieldset" gap="1rem">
            <Box component="legend" fw={600} mb="0.25rem">
              Where to send their reply
            </Box>
            <p>Leave an e-mail address or a mobile number. Once you’ve confirmed it’s yours, we’ll send you the {reads}’s replies.</p>
            <Columns min="13rem">
              <EmailField label="E-mail" optional autoComplete="email" name="finderEmail" {...form.getInputProps('finderEmail')} />
              <TextField
                label="Mobile"
                optional
                type="tel"
                autoComplete="tel"
                name="finderMobile"
                {...form.getInputProps('finderMobile')}
              />
            </Columns>
            <TextField
              label="Your name"
              hint={`The ${reads} will see your name, but nothing else about you.`}
              optional
              autoComplete="name"
              name="finderName"
              {...form.getInputProps('finderName')}
            />
          </Stack>
          {captchaAsked && <Captcha {...form.getInputProps('captcha')} />}
          <FormActions
            note={
              <>
                You’ll also get a link to the conversation, which works without an account. Our{' '}
                <a href={paths.privacyPolicy} target="_blank" rel="noopener">
                  privacy policy
                </a>{' '}
                says how long we keep it.
              </>
            }
          >
            <ActionButton type="submit" size="lg" busy={isPending} icon={<IconSend size={20} aria-hidden="true" />}>
              Send message
            </ActionButton>
          </FormActions>
        </Stack>
      </form>
    </Box>
  )
}
