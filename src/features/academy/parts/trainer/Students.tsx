import { Link } from 'react-router'
import { speciesWords } from '#knowledge/animals/species.ts'
import { whenText } from '#platform/text/whentext.ts'
import { listView, oneOf, text } from '#platform/web/listview.ts'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { CertificateArt } from '#ui/art/spots/CertificateArt.tsx'
import { Rows } from '#ui/Columns.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { Listed } from '#ui/Listed.tsx'
import { ListTable } from '#ui/ListTable.tsx'
import { Section } from '#ui/Section.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { referredByTrainersList } from '../../contract.ts'
import { TRAINED_SPECIES } from '../../kinds.ts'
import type { StudentRow } from '../../shapes.ts'
import { kindsAlone, STAGES, TRAINING_WORDS } from '../words.ts'

const studentList = listView({
  query: text(),
  status: oneOf(STAGES),
  species: oneOf(TRAINED_SPECIES),
  sort: oneOf(['-appliedAt', 'appliedAt', 'name', '-name', 'statusAt', '-statusAt'], '-appliedAt'),
})

/** A trainer’s students, each with how far they have got. */
export function Students({ code }: { code: string | null }) {
  const list = useList(referredByTrainersList, studentList, { inPlace: true })
  return (
    <Section title="Students">
      <Rows>
        <Listed
          list={list}
          what="your students"
          level={3}
          none={<NoneYet code={code} />}
          filters={
            <Filters list={list} label="Name">
              <FilterSelect list={list} by="status" label="Stage" words={TRAINING_WORDS} />
              <FilterSelect list={list} by="species" label="Animal" words={speciesWords} />
            </Filters>
          }
          all="Show all your students"
          noneLikeThat="Try another name, or show all your students."
        >
          <ListTable list={list} label="Students" columns={columns} rowKey={({ studentId }) => studentId} />
        </Listed>
      </Rows>
    </Section>
  )
}

const columns: readonly Column<StudentRow>[] = [
  {
    key: 'name',
    title: 'Name',
    sortable: true,
    bare: true,
    cell: ({ studentId, name }) => <Link to={paths.student(studentId)}>{name}</Link>,
  },
  {
    key: 'statusAt',
    title: 'Stage',
    sortable: true,
    cell: ({ status }) => <StatusTag tone={TRAINING_WORDS[status].tone}>{TRAINING_WORDS[status].label}</StatusTag>,
  },
  { key: 'species', title: 'Animals', cell: ({ species, adding }) => kindsAlone([...species, ...adding]) },
  { key: 'attempts', title: 'Attempts', figures: true, cell: ({ attempts }) => attempts },
  {
    key: 'passedIn',
    title: 'Practical passed',
    cell: ({ passedIn }) => (passedIn.length === 0 ? 'Not yet' : kindsAlone(passedIn)),
  },
  { key: 'appliedAt', title: 'Applied', sortable: true, cell: ({ appliedAt }) => whenText(appliedAt, 'short') },
]

function NoneYet({ code }: { code: string | null }) {
  return (
    <EmptyState
      level={3}
      art={<CertificateArt />}
      title="No students yet"
      action={code && <CopyButton text={code}>Copy your code</CopyButton>}
    >
      Give your referral code to your students. When they enter it, you’ll see how they get on here.
    </EmptyState>
  )
}
