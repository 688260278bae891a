import { useState } from 'react'
import type { AnswerOf } from '#platform/contract/call.ts'
import { useContractForm } from '#platform/web/form.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { FormRows } from '#ui/FormRows.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { PinField } from '#ui/PinField.tsx'
import { beginSecondFactor, confirmSecondFactor, getSecondFactor } from '../../../contract.ts'

interface SetUpAppProps {
  onCodes: (codes: string[]) => void
  onLeave: () => void
}

type Begun = AnswerOf<typeof beginSecondFactor>

/** The password, then the picture for the app, then its first code. */
export function SetUpApp({ onCodes, onLeave }: SetUpAppProps) {
  const [begun, setBegun] = useState<Begun>()
  if (!begun) return <AskPassword onBegun={setBegun} onLeave={onLeave} />
  return <ScanAndConfirm begun={begun} onCodes={onCodes} onLeave={onLeave} />
}

function AskPassword({ onBegun, onLeave }: { onBegun: (begun: Begun) => void; onLeave: () => void }) {
  const { form, formProps, summary, isPending } = useContractForm(beginSecondFactor, { initial: { password: '' }, then: onBegun })
  return (
    <FormRows {...formProps} {...summary}>
      <PasswordField label="Your password" autoComplete="current-password" {...form.getInputProps('password')} />
      <FormActions>
        <ActionButton type="submit" busy={isPending}>
          Continue
        </ActionButton>
        <ActionButton weight="plain" onClick={onLeave}>
          Cancel
        </ActionButton>
      </FormActions>
    </FormRows>
  )
}

function ScanAndConfirm({ begun: { picture, secret }, onCodes, onLeave }: SetUpAppProps & { begun: Begun }) {
  const { form, formProps, summary, isPending } = useContractForm(confirmSecondFactor, {
    initial: { code: '' },
    toast: true,
    refresh: [getSecondFactor],
    then: ({ recoveryCodes }) => onCodes(recoveryCodes),
  })
  return (
    <Rows>
      <p>Scan this with your authenticator app, for example Google Authenticator, Microsoft Authenticator or 1Password.</p>
      <Box component="img" src={picture} alt="QR code for your authenticator app" w="12.5rem" h="12.5rem" bdrs="md" />
      <div>
        <p>Can’t scan it? Type this key into the app:</p>
        <Box component="p" ff="monospace" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {secret.match(/.{4}/g)?.join(' ')}
        </Box>
        <CopyButton text={secret}>Copy the key</CopyButton>
      </div>
      <FormRows {...formProps} {...summary}>
        <PinField label="Code from your app" hint="The 6 digits it shows now." {...form.getInputProps('code')} />
        <FormActions>
          <ActionButton type="submit" busy={isPending}>
            Turn it on
          </ActionButton>
          <ActionButton weight="plain" onClick={onLeave}>
            Cancel
          </ActionButton>
        </FormActions>
      </FormRows>
    </Rows>
  )
}
