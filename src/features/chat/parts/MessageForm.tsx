import { IconSend } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useFoundPhoto } from '#features/files/kit/useUpload.ts'
import { useContractForm, withoutBlanks } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Group, Stack } from '#ui/Box.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { PhotoField } from '#ui/PhotoField.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { sendMessage } from '../contract.ts'
import type { Writer } from '../kit/points.ts'

interface MessageFormProps {
  label: string
  writer: Writer
  quickReplies: readonly string[]
  /** A line was just sent from here, so the next one may follow at once. */
  goesOn: boolean
  onTyping: () => void
  onSent: () => void
}

export function MessageForm({ label, writer, quickReplies, goesOn, onTyping, onSent }: MessageFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [withPhoto, setWithPhoto] = useState(false)
  useEffect(() => {
    if (goesOn) field.current?.focus()
  }, [goesOn])
  const { form, formProps, summary, isPending } = useContractForm(sendMessage, {
    initial: { text: '', photoId: '' },
    asks: (typed) => withoutBlanks({ ...writer, ...typed }),
    once: true,
    then: onSent,
  })
  const photo = useFoundPhoto(({ fileId }) => form.setFieldValue('photoId', fileId))
  const take = (words: string) => {
    form.setFieldValue('text', words)
    field.current?.focus()
  }
  return (
    <form {...formProps} onInput={onTyping}>
      <Stack gap="1rem" pt="1.5rem" style={{ borderTop: '1px solid var(--ui-line)' }}>
        <ErrorSummary {...summary} />
        {quickReplies.length > 0 && form.values.text === '' && (
          <Group gap="0.5rem" role="group" aria-label="Start with">
            {quickReplies.map((words) => (
              <ActionButton key={words} weight="plain" size="sm" onClick={() => take(words)}>
                {words}
              </ActionButton>
            ))}
          </Group>
        )}
        <LongTextField label={label} minRows={2} maxLength={2000} ref={field} {...form.getInputProps('text')} />
        {withPhoto && (
          <PhotoField
            {...form.getInputProps('photoId')}
            label="Photo"
            hint="We remove where it was taken."
            alt="The photo you’re sending"
            optional
            error={photo.problem}
            {...(photo.progress !== undefined && { progress: photo.progress })}
            onChoose={photo.send}
            onRemove={() => form.setFieldValue('photoId', '')}
          />
        )}
        <Group gap="0.75rem">
          <ActionButton type="submit" busy={isPending || photo.progress !== undefined} icon={<IconSend size={20} aria-hidden="true" />}>
            Send message
          </ActionButton>
          {!withPhoto && (
            <ActionButton weight="plain" onClick={() => setWithPhoto(true)}>
              Add a photo
            </ActionButton>
          )}
        </Group>
      </Stack>
    </form>
  )
}
