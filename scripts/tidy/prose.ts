import type { Source } from './sources.ts'

/** Habits that make English read like a translation, with the standard way to say it. */
const HABITS: readonly (readonly [habit: RegExp, instead: string])[] = [
  [/\banew\b/i, 'again'],
  [/\bbeforehand\b/i, 'before, in advance'],
  [/\bsomebody\b/i, 'someone, a player, a visitor'],
  [/\beverybody\b/i, 'everyone, every player'],
  [/\bonce more\b/i, 'again'],
  [/\bso (?:many|often) (?!as\b|that\b|times\b)/i, 'this many, a number of'],
  [/\b(?:in|under|with) an? (?:transaction|process|task|row|key|request|nonce) of (?:its|their) own\b/i, 'in its own …'],
  [/\blets? (?:it|them|\w+) go on\b|\bgoes on where\b/i, 'resumes'],
  [/\b(?:it|which) wants\b(?! to\b)/i, 'needs, requires'],
  [/\bof theirs\b/i, 'their'],
  [/\bno one['’]s to\b/i, 'not visible to'],
  [/\bfor ever\b/i, 'forever'],
  [/\bwho is (?:away|absent|held back)\b/i, 'a self-excluded player'],
  [/(?:^|[.!?:] )Who [^?]*(?:$|\.)/, 'a noun as the subject'],
  [
    /(?:^|[.!?] )What (?!is\b|are\b)[a-z’' ]+ (?:is (?!called|asked)\w+ed|is held|is left out|stays|comes back|belongs|counts|waits|goes)\b[^?]*(?:$|\.)/,
    'a noun as the subject',
  ],
  [/(?<!-)\bstands? (?:there|in(?! for)|beside|under|behind|at|by|here)\b/i, 'is, is listed, is stored'],
  [/\b(?:at|for) the asking\b/i, 'on request'],
]

const CODE = /\.(ts|tsx|mjs|css|sql)$/
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\\\w])\/\/[^\n]*|^\s*--[^\n]*/gm
const TITLE = /^\s*(?:test|it|describe)(?:\.\w+)*\(.*$|^\s*\]?\)\(\s*['"`].*$/gm

/** The habits in a document, or in the comments and test titles of a source file. */
export function translatedProse({ path, text }: Source): string[] {
  const prose = CODE.test(path) ? [...(text.match(COMMENT) ?? []), ...(text.match(TITLE) ?? [])].map(plain) : [text]
  return prose.flatMap((part) =>
    HABITS.flatMap(([habit, instead]) => {
      const found = habit.exec(part)?.[0]
      return found === undefined ? [] : [`“${found.trim()}”: say ${instead}`]
    }),
  )
}

const plain = (comment: string): string =>
  comment
    .replace(/^\s*(?:\/\*\*?|\/\/|--)\s?|\*\/\s*$/g, '')
    .replace(/\n\s*\* ?/g, ' ')
    .trim()
