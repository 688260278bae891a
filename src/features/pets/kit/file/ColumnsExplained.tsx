import { IconDownload } from '@tabler/icons-react'
import { saveText } from '#platform/web/savecsv.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { templateOf } from '../../template.ts'
import type { ExplainedColumn } from './columns.ts'

interface ColumnsExplainedProps {
  columns: readonly ExplainedColumn[]
  /** What the file to begin with is called. */
  templateName: string
  /** The rows that it shows, where one isn’t enough. */
  examples?: Parameters<typeof templateOf<ExplainedColumn>>[1]
}

/** Which columns a file has, and a file to begin with. */
export function ColumnsExplained({ columns, templateName, examples }: ColumnsExplainedProps) {
  return (
    <Panel
      title="Columns"
      lead="They can be in any order. Many files from other databases and practice systems work as they are: we know the names they use. Capitals, spaces and dots don’t matter."
      footer={
        <ActionButton
          weight="plain"
          icon={<IconDownload size={20} aria-hidden="true" />}
          onClick={() => saveText(templateOf(columns, examples), templateName)}
        >
          Download a template
        </ActionButton>
      }
    >
      <Columns component="dl" min="14rem" gap="0.75rem 1.5rem">
        {columns.map(({ field, title, need, example, also }) => (
          <div key={field}>
            <Box component="dt" fw={600}>
              {title}{' '}
              {need !== 'free' && (
                <Box component="span" bg="var(--ui-good-back)" bdrs="1rem" c="var(--ui-good-text)" fz="xs" ms="0.25rem" p="0.125rem 0.5rem">
                  {NEED[need]}
                </Box>
              )}
            </Box>
            <Box component="dd" c="dimmed" fz="sm">
              {example ? `For example, ${example}` : 'Can be left blank'}
            </Box>
            <Box component="dd" c="dimmed" fz="xs">
              Other names we accept: {also.join(', ')}
            </Box>
          </div>
        ))}
      </Columns>
      <Box component="p" c="dimmed" fz="sm" m="1.25rem 0 0">
        {examples ? 'The template has example rows. Replace them' : 'The template has one example row. Replace it'} with your own.
      </Box>
    </Panel>
  )
}

const NEED = { needed: 'required', oneOf: 'one of these two' } as const
