import { IconPlugConnected } from '@tabler/icons-react'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'

/** The way from the profile to the keys of a person's software. */
export function SoftwarePanel() {
  return (
    <Panel
      title="API keys"
      icon={<IconPlugConnected size={26} />}
      footer={
        <ButtonLink weight="plain" to={paths.apiKeys}>
          See your API keys
        </ButtonLink>
      }
    >
      Let your practice or shelter software look up and register microchips in your name.
    </Panel>
  )
}
