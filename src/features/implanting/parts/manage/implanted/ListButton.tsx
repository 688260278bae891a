import { SaveCsvButton } from '#features/pets/parts/file/SaveCsvButton.tsx'
import { ask } from '#platform/web/ask.ts'
import { everyRow } from '#platform/web/everyrow.ts'
import { getImplanterImplantedChips } from '../../../contract.ts'
import { implantRows } from './csv.ts'
import { type ImplantView, viewAsked } from './view.ts'

const AT_A_TIME = 100

/** Saves every implant of a view as a CSV file. */
export const ListButton = ({ view }: { view: ImplantView }) => (
  <SaveCsvButton name="implants.csv" rows={async () => implantRows(await everyImplant(view))} />
)

const everyImplant = (view: ImplantView) =>
  everyRow(async (page) => (await ask(getImplanterImplantedChips, { ...viewAsked(view), page, pageSize: AT_A_TIME })).data)
