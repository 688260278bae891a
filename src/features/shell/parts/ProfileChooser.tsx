import { Modal, Stack } from '@mantine/core'
import { useNavigate } from 'react-router'
import { ActionButton } from '#ui/ActionButton.tsx'
import type { Entry } from '../menu.ts'

/** Asks which of a person's dashboards to open. It goes only by choosing. */
export function ProfileChooser({ choices, onChosen }: { choices: readonly Entry[]; onChosen: () => void }) {
  const navigate = useNavigate()
  const choose = (to: string) => {
    onChosen()
    void navigate(to)
  }
  return (
    <Modal
      opened
      onClose={onChosen}
      title="Please select your profile type"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Stack gap="sm">
        {choices.map(({ label, to }) => (
          <ActionButton key={label} weight="plain" fullWidth onClick={() => choose(to)}>
            {label}
          </ActionButton>
        ))}
      </Stack>
    </Modal>
  )
}
