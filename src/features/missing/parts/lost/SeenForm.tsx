import { useState } from 'react'
import { Captcha } from '#features/accounts/kit/captcha/Captcha.tsx'
import { useFoundPhoto } from '#features/files/kit/useUpload.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { HowWeUseDetails } from '#ui/Agreed.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PhotoField } from '#ui/PhotoField.tsx'
import { LongTextField, TextField } from '#ui/TextField.tsx'
import { addSighting } from '../../contract.ts'
import { localNow, momentOf } from '../moment.ts'
import { noPlace, PlaceField, whereOf } from '../PlaceField.tsx'
import { surenessWords } from '../words.ts'

const SURENESS = Object.entries(surenessWords).map(([value, label]) => ({ value, label }))

/** Where and when somebody saw a pet that’s missing. */
export function SeenForm({ caseId, name }: { caseId: string; name: string }) {
  const [relay, setRelay] = useState<string | null>()
  const [captchaAsked, setCaptchaAsked] = useState(false)
  const { form, formProps, summary, isPending } = useContractForm(addSighting, {
    initial: { place: noPlace, seenAt: localNow(), sureness: '', words: '', photoId: '', finderEmail: '', captcha: '' },
    asks: ({ place, seenAt, ...values }) => withoutBlanks({ ...values, caseId, where: whereOf(place), seenAt: momentOf(seenAt) }),
    atFields: ({ where, 'where.place': typed, ...others }) => ({ ...others, ...((where || typed) && { place: where ?? typed ?? '' }) }),
    draft: `sighting-${caseId}`,
    once: true,
    then: ({ relayLink }) => setRelay(relayLink),
  })
  if (form.errors['captcha'] && !captchaAsked) setCaptchaAsked(true)
  const photo = useFoundPhoto(({ fileId }) => form.setFieldValue('photoId', fileId))
  if (relay !== undefined)
    return (
      <Notice kind="success" live title="Thank you. We’ve told the keeper.">
        {relay ? (
          <>
            They can answer you through us.{' '}
            <ButtonLink weight="quiet" size="sm" to={new URL(relay).pathname}>
              See the conversation
            </ButtonLink>
          </>
        ) : (
          `If you see ${name} again, tell us again.`
        )}
      </Notice>
    )
  return (
    <FormRows {...formProps} {...summary}>
      <PlaceField {...form.getInputProps('place')} label="The place" />
      <TextField {...form.getInputProps('seenAt')} label="When?" type="datetime-local" />
      <ChoiceCards {...form.getInputProps('sureness')} label="How sure are you?" choices={SURENESS} min="100%" />
      <LongTextField
        {...form.getInputProps('words')}
        label="What did you see?"
        hint="Which way it went, if it was hurt."
        optional
        maxLength={1000}
      />
      <PhotoField
        {...form.getInputProps('photoId')}
        label="Photo"
        alt={`The animal you saw`}
        optional
        error={photo.problem}
        {...(photo.progress !== undefined && { progress: photo.progress })}
        onChoose={photo.send}
        onRemove={() => form.setFieldValue('photoId', '')}
      />
      <EmailField
        {...form.getInputProps('finderEmail')}
        label="Your e-mail address"
        hint="So that the keeper can ask you more through us. They won’t see it."
        autoComplete="email"
        optional
      />
      {captchaAsked && <Captcha {...form.getInputProps('captcha')} />}
      <FormActions note={<HowWeUseDetails />}>
        <ActionButton type="submit" weight="urgent" busy={isPending}>
          Tell the keeper
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}
