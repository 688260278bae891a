import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { callFrom } from '#platform/web/caller.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Mark } from '#ui/Mark.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { When } from '#ui/When.tsx'
import { registerStatus } from '../contract.ts'
import { overall, PART_WORDS, STATE_WORDS } from '../parts/status.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => callFrom(context, registerStatus, {})

export const meta = () => [{ name: 'description', content: `How each part of ${site.name} is working just now, by its own checks.` }]

/** How the register is at this moment. */
export default function StatusPage() {
  const status = useLoaderData<typeof loader>()
  const { revalidate, state } = useRevalidator()
  const { kind, title } = overall(status.parts)
  return (
    <Page
      title="How things are"
      lead="What each part of the register says about itself, checked as you opened this page. We don’t show how things were in the past, because we don’t measure that from outside."
      actions={
        <ActionButton weight="plain" busy={state === 'loading'} onClick={() => void revalidate()}>
          Check again
        </ActionButton>
      }
    >
      <Notice kind={kind} title={title}>
        Checked <When at={status.checkedAt} />
      </Notice>
      <Panel>
        <ul>
          {status.parts.map(({ part, state: of, words }) => {
            const { title: name, Icon } = PART_WORDS[part]
            const { tone, words: is } = STATE_WORDS[of]
            return (
              <Group
                component="li"
                gap="0.5rem 1rem"
                align="flex-start"
                py="1rem"
                style={{ borderBottom: '1px solid var(--ui-line)' }}
                key={part}
              >
                <Mark tone={tone} size="md">
                  <Icon size={22} stroke={1.8} />
                </Mark>
                <Box flex="1 1 16rem">
                  <Box component="h2" fz="md" ff="text" fw={700} m={0}>
                    {name}
                  </Box>
                  <Box component="p" c="dimmed" m={0}>
                    {words}
                  </Box>
                </Box>
                <StatusTag tone={tone}>{is}</StatusTag>
              </Group>
            )
          })}
        </ul>
      </Panel>
      <Box component="p" c="dimmed" m={0} maw="46rem">
        Each of the other registers that we ask is listed with how it has answered on <a href={`${paths.home}#registers`}>our home page</a>.
        If something doesn’t work for you, <a href={paths.contactUs}>tell us</a>.
      </Box>
    </Page>
  )
}
