import { ToolError } from '../../contract/error.js';

/** A place in a file, as tools are given it: line and column count from 1, columns in UTF-16 units. */
export interface Place {
  path: string;
  line: number;
  column: number;
}

/** The place as the protocol counts it; line 0 stands for none. Throws for a place that the file has not. */
export function positionIn(
  text: string,
  { path: file, line, column }: Place,
): { line: number; character: number } | undefined {
  if (line === 0) return undefined;
  const lines = text.split('\n');
  const given = lines[line - 1];
  if (given === undefined)
    throw new ToolError(`${file} has ${lines.length} lines; line ${line} is not there.`);
  const length = given.replace(/\r$/, '').length;
  if (column > length + 1)
    throw new ToolError(`${file}:${line} has ${length} columns; column ${column} is not there.`);
  return { line: line - 1, character: column - 1 };
}
