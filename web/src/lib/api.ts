import type {
  Access,
  EngineInfo,
  GameInfo,
  GameRules,
  GameText,
  Hints,
  Invitation,
  Joined,
  LinkOnly,
  Links,
  Me,
  NewTable,
  Problem,
  Replaced,
  Reviewing,
  Wishes,
} from '$src/protocol';
import { addressOf } from './root.ts';

/** An error the table has explained, or `offline` when it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
  ) {
    super(message);
  }
}

/** So long an answer may take, in milliseconds: one that is lost on the way would be waited for without end. */
const PATIENCE = 60_000;

async function answer<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  const signal = init.method ? null : AbortSignal.timeout(PATIENCE);
  try {
    response = await fetch(addressOf(path), { credentials: 'same-origin', signal, ...init });
  } catch {
    throw new ApiError('offline', 'the table cannot be reached');
  }
  const body = (await response.json().catch(() => null)) as unknown;
  if (response.ok) return body as T;
  const problem = body as Partial<Problem> | null;
  throw new ApiError(problem?.code ?? 'failed', problem?.message ?? response.statusText, response.status);
}

function post<T>(path: string, body: unknown = {}): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  return answer<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

const at = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}/${what}`;

export const api = {
  games: () => answer<GameInfo[]>('/api/games'),
  text: (game: string, lang: string) => answer<GameText>(`/api/games/${game}/text/${lang}`),
  rules: (game: string, lang: string) => answer<GameRules>(`/api/games/${game}/rules/${lang}`),
  /** What bots think with here. */
  engine: () => answer<EngineInfo>('/api/engine'),
  me: () => answer<Me>('/api/me'),
  rename: (name: string) => post<Me>('/api/me', { name }),
  recover: (code: string) => post<Me>('/api/me/recover', { code }),
  /** The reader's devices, and the links the reader gave away. */
  access: () => answer<Access>('/api/me/access'),
  signOut: (device: string) => post<unknown>('/api/me/devices/revoke', { device }),
  /** Without a device: the code of this one, which has another then. */
  revokeCode: (device = '') => post<Me>('/api/me/code/revoke', { device }),
  revokeLink: (table: string, link: LinkOnly) => post<unknown>(at(table, 'links/revoke'), link),
  open: (table: NewTable) => post<Links>('/api/tables', table),
  invitation: (token: string) => post<Invitation>('/api/invitation', { token }),
  join: (token: string) => post<Joined>('/api/join', { token }),
  links: (table: string) => answer<Links>(at(table, 'links')),
  leave: (table: string, seat: number) => post<unknown>(at(table, 'leave'), { seat }),
  /** Let a bot sit at a seat; without a bot, open the seat for a friend. */
  replace: (table: string, seat: number, bot = '') => post<Replaced>(at(table, 'replace'), { seat, bot }),
  /** Take back a seat that a bot plays meanwhile. */
  comeBack: (table: string, seat: number) => post<unknown>(at(table, 'return'), { seat }),
  /** Take over the seat of a bot. */
  take: (table: string, seat: number) => post<unknown>(at(table, 'take'), { seat }),
  /** What the reader at seat `by` may ask of a bot. */
  wishes: (table: string, seat: number, by: number) => post<Wishes>(at(table, 'wishes'), { seat, by }),
  /** Ask something of a bot; without a key take it back. */
  wish: (table: string, seat: number, by: number, key = '', args: Record<string, string> = {}) =>
    post<unknown>(at(table, 'wish'), { seat, by, key, args }),
  rematch: (table: string) => post<Links>(at(table, 'rematch')),
  /** What the table would do at a seat of the reader that is asked something. */
  hint: (table: string, seat: number) => post<Hints>(at(table, 'hint'), { seat }),
  /** Allow hints at a table, or not: for its host. */
  allowHints: (table: string, hints: boolean) => post<unknown>(at(table, 'hints'), { hints }),
  nameTable: (table: string, name: string) => post<unknown>(at(table, 'name'), { name }),
  /** Put a table away in the reader's list, or bring it back. */
  putAside: (table: string, aside: boolean) => post<unknown>(at(table, 'aside'), { aside }),
  deleteTable: (table: string) => post<unknown>(at(table, 'delete')),
  restoreTable: (table: string) => post<unknown>(at(table, 'restore')),
  share: (table: string, entry: number) => post<{ link: string }>(at(table, 'share'), { entry }),
  /** How far the review of a finished game is; asked for, it goes on. */
  review: (table: string) => answer<Reviewing>(at(table, 'review')),
  /** A new table from the position after an entry; the old one stays. */
  playOn: (table: string, entry: number, luck: 'new' | 'same') =>
    post<Joined>(at(table, 'play_on'), { entry, luck }),
  recordAddress: (table: string) => addressOf(at(table, 'record')),
  importRecord: (file: File) =>
    answer<{ table: string }>('/api/import', {
      method: 'POST',
      headers: { 'Content-Type': 'application/jsonl' },
      body: file,
    }),
};
