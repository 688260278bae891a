export interface PageOfRows<Row> {
  items: readonly Row[]
  total: number
  pageSize: number
}

/** Every row of a list, page after page. One that moved on to a later page meanwhile counts once. */
export async function everyRow<Row extends { id: string }>(pageAt: (page: number) => Promise<PageOfRows<Row>>): Promise<Row[]> {
  const rows = new Map<string, Row>()
  for (let page = 1; ; page += 1) {
    const { items, total, pageSize } = await pageAt(page)
    for (const row of items) rows.set(row.id, row)
    if (items.length === 0 || page * pageSize >= total) return [...rows.values()]
  }
}
