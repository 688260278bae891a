import { IconSend } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Stack } from '#ui/Box.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { LongTextField } from '#ui/TextField.tsx'
import { relayMessage } from '../../contract.ts'

/** Who writes: a keeper in one of their conversations, or a finder by the key in their link. */
export type Writer = { threadId: string } | { relayKey: string }

interface MessageFormProps {
  label: string
  writer: Writer
  /** A line was just sent from here, so the next one may follow at once. */
  goesOn: boolean
  onSent: () => void
}

export function MessageForm({ label, writer, goesOn, onSent }: MessageFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (goesOn) field.current?.focus()
  }, [goesOn])
  const { form, formProps, summary, isPending } = useContractForm(relayMessage, {
    initial: { text: '' },
    asks: ({ text }) => ({ ...writer, text }),
    once: true,
    then: onSent,
  })
  return (
    <form {...formProps}>
      <Stack gap="1rem" pt="1.5rem" style={{ borderTop: '1px solid var(--ui-line)' }}>
        <ErrorSummary {...summary} />
        <LongTextField label={label} minRows={2} maxLength={2000} ref={field} {...form.getInputProps('text')} />
        <div>
          <ActionButton type="submit" busy={isPending} icon={<IconSend size={20} aria-hidden="true" />}>
            Send message
          </ActionButton>
        </div>
      </Stack>
    </form>
  )
}
