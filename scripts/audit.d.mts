export function judge(code: number, output: string): string
