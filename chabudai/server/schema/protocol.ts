// Made by python -m chabudai.server.schema; do not edit.

import type { View } from "./views/view";

/** An argument of a sentence. Seats count from 0; "=id" is another message; lists are joined. */
export type Argument = string | number | boolean | readonly (string | number)[];
export type Args = Readonly<Record<string, Argument>>;

export interface Health {
  status: "away" | "ok" | "stopping";
  version: string;
  tables: number;
}

export interface Games {
  games: GameInfo[];
}

export interface GameInfo {
  name: string;
  rules: number;
  options: OptionInfo[];
  categories: string[];
  bots: string[];
  lessons: LessonInfo[];
}

export interface OptionInfo {
  name: string;
  default: unknown;
  choices: unknown[];
  several: boolean;
  clause: string;
}

/** A lesson of a game; its title is the message `<game>-lesson-<name>`. */
export interface LessonInfo {
  name: string;
  steps: number;
  players: number;
}

export interface Words {
  language: string;
  source: string;
}

export interface Answered {
  answer: unknown;
}

export interface Session {
  person: Person;
  token: string;
}

export interface Person {
  id: string;
  name: string;
  account: boolean;
}

/** The token is forgotten. */
export interface LoggedOut {
  person: null;
}

export interface Me {
  person: Person;
  tables: MyTable[];
  ratings: Rating[];
  webhook: string;
  blocked: Known[];
}

/** One of my tables as a row of the lobby; of one that is over, only what comes first. */
export interface MyTable {
  id: string;
  game: string;
  seat: number;
  status: string;
  turn: boolean;
  options: Record<string, unknown>;
  seats: Seat[];
  moves: number;
  score: number[];
  last: number;
  may: "" | "delete" | "leave";
  lesson: string;
}

/** Who sits in a seat. */
export interface Seat {
  seat: number;
  name: string;
  player: string;
  bot: string;
  away: boolean;
  salt: "" | "committed" | "due" | "revealed";
}

export interface Rating {
  game: string;
  players: number;
  who: string;
  name: string;
  mu: number;
  sigma: number;
  games: number;
}

/** Somebody by their public id. */
export interface Known {
  id: string;
  name: string;
}

/** What to ask next, and what the answers so far come to. */
export interface Sheet {
  rounds: boolean;
  table: Question[];
  seat: Question[];
  lines: PadLine[][];
  totals: number[];
  places: number[];
  over: boolean;
  tie_break: string;
  view: View;
}

/** Something that the people at the table know. Besides what a column asks, `some` is how many of each option, `rows` a list of answers to the `columns`, `places` one of the options for some of the spots. */
export interface Question {
  key: string;
  kind: "one" | "places" | "rows" | "some" | "whole";
  say: string;
  args: Args;
  low: number;
  high: number;
  options: PadOption[];
  columns: Column[];
  spots: Spot[];
}

/** One of the answers that can be chosen. */
export interface PadOption {
  value: string;
  say: string;
  args: Args;
  most: number;
}

/** One of the facts in a row: `whole` is a number, `one` one of the options. */
export interface Column {
  key: string;
  kind: "one" | "places" | "rows" | "some" | "whole";
  say: string;
  args: Args;
  low: number;
  high: number;
  options: PadOption[];
}

/** A place on a board that can be answered for. */
export interface Spot {
  name: string;
  column: number;
  row: number;
  area: string;
}

/** How some of a seat's points come. */
export interface PadLine {
  say: string;
  args: Args;
  points: number;
  clause: string;
}

/** How the box is laid out: chance has chosen what chance chooses. */
export interface SetUp {
  steps: Sentence[];
  first: number;
  view: View;
}

/** A sentence, with the clause behind it. */
export interface Sentence {
  say: string;
  args: Args;
  clause: string;
}

/** What is asked, and what the rules say to the answers; None while a fact is missing. */
export interface May {
  asked: Question[];
  verdict: Verdict | null;
}

/** May it be done? The sentence says what follows, or why not. */
export interface Verdict {
  allowed: boolean;
  say: string;
  args: Args;
  clause: string;
}

/** My finished games, the latest first; if there are `more`, ask for those before the last. */
export interface History {
  games: Finished[];
  more: boolean;
}

export interface Finished {
  id: string;
  game: string;
  options: Record<string, unknown>;
  at: number;
  seat: number;
  standings: Standing[];
}

/** How one seat came out of a game. */
export interface Standing {
  seat: number;
  name: string;
  bot: string;
  player: string;
  place: number;
  points: number;
  won: boolean;
}

export interface Statistics {
  tallies: Tally[];
}

/** My games of one title with so many players. */
export interface Tally {
  game: string;
  players: number;
  played: number;
  won: number;
  place: number;
  rating: Rating | null;
}

export interface Ratings {
  ratings: Rating[];
}

export interface Tables {
  tables: TableInfo[];
}

/** What anybody with the table's link may know. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  settings: Settings;
  status: "over" | "playing" | "waiting";
  seats: Seat[];
  host: string;
  commitment: string;
  moves: number;
  seq: number;
  next: string;
  forked_at: number | null;
  unrated: ("chosen" | "fork" | "hints" | "prepared" | "shared" | "undo")[];
  lesson: string;
  deal: Deal | null;
  fewest_win: boolean;
}

/** How a table is run; none of it belongs to the rules of the game. */
export interface Settings {
  public: boolean;
  spectators: boolean;
  hints: boolean;
  undo: boolean;
  clock: Clock | null;
  stand_in: string;
  patience: number;
  rated: boolean;
}

/** Time to think: `move` seconds for each move, or a reserve of `game` seconds for all moves of a seat, to which every move adds `bonus`. When time is up, a bot moves. */
export interface Clock {
  move: number;
  game: number;
  bonus: number;
}

/** A deal that others play too: that of a day, or of a game that is to be beaten. */
export interface Deal {
  day: string;
  sealed: boolean;
  seat: number;
  table: string;
  name: string;
  place: number;
  points: number;
  won: boolean;
  public: boolean;
}

/** The answer to making, joining or claiming: keep `secret`, it regains the seat. */
export interface Seated {
  table: TableInfo;
  seat: number | null;
  secret: string;
}

/** How things stand, where no update is due: after `welcome` and `resume`. */
export interface Current {
  type: "current";
  seq: number;
  status: "over" | "playing" | "waiting";
  seats: Seat[];
  now: Now | null;
}

/** The game as this seat knows it. */
export interface Now {
  turn: number | null;
  view: View;
  moves: string[] | null;
  score: Record<string, number>[];
  undo: UndoState;
  clock: Ticking | null;
  outcome: Outcome | null;
  decided: Decided | null;
  preview: Record<string, number>;
  lesson: LessonStep | null;
}

/** Whether moves can be taken back now, and who was asked. */
export interface UndoState {
  open: boolean;
  turn: boolean;
  asked_by: number | null;
  to: number | null;
  waits_for: number[];
}

/** The time that each seat has left, in seconds, at the moment of the message. */
export interface Ticking {
  left: number[];
  running: number | null;
}

/** How a game ended. */
export interface Outcome {
  ranking: number[][];
  winners: number[];
  scores: Record<string, number>[];
  reason: string;
  tie_break: string;
}

/** Where the winner was furthest ahead of the next. */
export interface Decided {
  category: string;
  points: number;
}

/** Where somebody is in a lesson. While the others move there is nothing to say. */
export interface LessonStep {
  name: string;
  step: number;
  of: number;
  say: Spoken | null;
  light: string[];
  awaits: string[];
  answer: Spoken | null;
  over: boolean;
}

/** Something to be said: a message id with its arguments. */
export interface Spoken {
  id: string;
  args: Args;
}

export interface Done {
  type: "done";
  id: string;
  seq: number;
}

/** The report is stored; the owner of the server reads it. */
export interface Noted {
  id: number;
}

/** A table as it was after some moves, for one seat. */
export interface Past {
  move: number;
  moves: number;
  seat: number | null;
  view: View;
  score: Record<string, number>[];
  events: Event[];
}

/** One thing that happened, as one seat is told it. */
export interface Event {
  id: string;
  args: Args;
  clause: string;
}

export interface Log {
  updates: Update[];
  more: boolean;
}

/** One line of the log. `now` comes with the latest one, `seats` where somebody came or went. */
export interface Update {
  type: "update";
  seq: number;
  at: number;
  entry: Sat | Stood | Salted | Revealed | Dealt | Moved | UndoAsked | UndoAnswered | TakenBack | Said | Away | Back | Rematch | Redacted;
  events: Event[];
  status: "over" | "playing" | "waiting";
  seats: Seat[] | null;
  now: Now | null;
}

/** Somebody or a bot took a seat. `hash` is the SHA-256 of a salt that is still secret; a `salt` that was given openly is told to its own seat until the deal. */
export interface Sat {
  kind: "sat";
  seat: number;
  name: string;
  player: string;
  bot: string;
  salt: string;
  hash: string;
}

/** A seat is free again; only before the deal. */
export interface Stood {
  kind: "stood";
  seat: number;
}

/** A seat has given the hash of another salt, for the one before was revealed in vain. */
export interface Salted {
  kind: "salted";
  seat: number;
  hash: string;
}

/** A seat has given the salt that belongs to its hash; told to others with the deal. */
export interface Revealed {
  kind: "revealed";
  seat: number;
  salt: string;
}

export interface Dealt {
  kind: "dealt";
  rules: number;
  salts: string[];
  data: string;
  facts: Record<string, unknown> | null;
}

export interface Moved {
  kind: "moved";
  seat: number;
  move: string;
  id: string;
  by: "bot" | "clock" | "person";
}

export interface UndoAsked {
  kind: "undo-asked";
  seat: number;
  to: number;
  of: number[];
}

export interface UndoAnswered {
  kind: "undo-answered";
  seat: number;
  yes: boolean;
}

export interface TakenBack {
  kind: "taken-back";
  seat: number;
  to: number;
}

export interface Said {
  kind: "said";
  name: string;
  text: string;
  seat: number | null;
  player: string;
}

/** A bot moves for a person who left; the seat stays the person's. */
export interface Away {
  kind: "away";
  seat: number;
  bot: string;
}

export interface Back {
  kind: "back";
  seat: number;
  name: string;
  player: string;
}

/** The same people once more; those who sat here are told where. */
export interface Rematch {
  kind: "rematch";
  table: string;
  seat: number | null;
}

/** The host has taken a text, or a name and its text, out of an earlier line. That line keeps the hash it had; `hash` is the one that what it reads now would have after its predecessor. */
export interface Redacted {
  kind: "redacted";
  line: number;
  part: "name" | "text";
  hash: string;
}

/** A saved game as JSON; docs/records.md tells the fields. */
export interface RecordFile {
  commitment: string;
  data?: string;
  facts?: Record<string, unknown>;
  format: string;
  game: string;
  moves: string[];
  options: Record<string, unknown>;
  result: Record<string, unknown> | null;
  rules: number;
  salts?: string[];
  seed: string;
}

/** How far a review of a game is; ask again until it is there. */
export interface ReviewState {
  done: number;
  of: number;
  review: Review | null;
}

/** A whole game. */
export interface Review {
  moves: Reviewed[];
  accounts: Account[];
  turns: Turn[];
  result: number[];
}

/** One decision. */
export interface Reviewed {
  move: number;
  seat: number;
  played: Named;
  best: Named;
  chance: number;
  cost: number;
  gave: number[];
  known: number[];
  open: number[];
}

/** A move: its text, and a message with its arguments where the game has words for it. */
export interface Named {
  text: string;
  id: string;
  args: Args;
}

/** Where a seat's result came from. */
export interface Account {
  start: number;
  chance: number;
  own: number;
  others: number;
  result: number;
}

/** A turning point: chances before and after a decision, by seat, and what turned them. */
export interface Turn {
  move: number;
  seat: number;
  by_chance: boolean;
  before: number[];
  after: number[];
}

/** A game that is to be beaten. */
export interface Challenge {
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: string[];
  seat: number;
  name: string;
  place: number;
  points: number;
  won: boolean;
  commitment: string;
  mine: boolean;
}

export interface Comparison {
  game: string;
  options: Record<string, unknown>;
  seat: number;
  commitment: string;
  sides: Side[];
  shared: number;
  parted: number | null;
  parted_by: number | null;
  moments: Moment[];
  better: number | null;
  sealed: boolean;
}

/** One of the games. */
export interface Side {
  table: string;
  name: string;
  moves: number;
  outcome: Outcome;
}

/** The same decision, by its number, in both games; null where a game was over before. */
export interface Moment {
  one: Choice | null;
  other: Choice | null;
  same: boolean;
}

/** What the seat did in one of the games. */
export interface Choice {
  move: number;
  text: string;
  words: Event;
  totals: number[];
}

export interface DayDeals {
  deals: DayDeal[];
}

/** The deal of a day in one game. */
export interface DayDeal {
  game: string;
  day: string;
  options: Record<string, unknown>;
  seats: string[];
  seat: number;
  commitment: string;
  seed: string;
  public: boolean;
  over: boolean;
  ends: number;
  begun: number;
  finished: number;
  streak: number;
  mine: Attempt | null;
}

/** My game of a day's deal. */
export interface Attempt {
  table: string;
  over: boolean;
  rank: number;
  place: number;
  points: number;
  won: boolean;
}

/** The results of a day, best first; empty until the day is over or I have finished. */
export interface DayResults {
  deal: DayDeal;
  rows: DayRow[];
  better: number | null;
  earlier: string;
  later: string;
}

/** One game in the table of a day's results. */
export interface DayRow {
  rank: number;
  name: string;
  player: string;
  place: number;
  points: number;
  margin: number;
  won: boolean;
  seconds: number;
  table: string;
  mine: boolean;
}

export interface Puzzles {
  day: string;
  today: Record<string, string>;
  puzzles: PuzzleInfo[];
}

/** A puzzle in a list; what it is about would be a hint. */
export interface PuzzleInfo {
  id: string;
  game: string;
  players: number;
  grade: number;
  rating: number;
}

/** A puzzle as its seat sees it. */
export interface PuzzleShown {
  info: PuzzleInfo;
  seat: number;
  options: Record<string, unknown>;
  view: View;
  moves: string[];
  preview: Record<string, number>;
  fewest_win: boolean;
  score: Record<string, number>[];
}

/** What is said to an answer. */
export interface PuzzleAnswer {
  right: boolean;
  best: Weighed;
  mine: Weighed;
  theme: string;
  reasons: Event[];
  line: Event[];
  moves: Weighed[];
  rating: number;
  found: string[];
}

/** A move with the chance to win that it leaves, from 0 to 1. */
export interface Weighed {
  move: string;
  chance: number;
}

/** A function that stands in `chabudai.table.asked`, and what it is given. */
export interface AskWish {
  target: string;
  values?: unknown[];
}

export interface NewGuest {
  name: string;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface Webhook {
  url: string;
}

/** The answers of a score pad: one sheet, or one a round. */
export interface PadWish {
  game: string;
  options?: Record<string, unknown>;
  sheets: unknown[];
}

/** A game at a real table, with its options. */
export interface SetUpWish {
  game: string;
  options?: Record<string, unknown>;
}

/** The facts of a dispute. */
export interface MayWish {
  game: string;
  options?: Record<string, unknown>;
  answers: Record<string, unknown>;
}

export interface Block {
  player: string;
  blocked?: boolean;
}

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  settings?: SettingsWish;
  seats?: string[] | null;
  salt?: string;
  salt_hash?: string;
  lesson?: string;
}

/** How a table is to be run; docs/protocol.md tells what each setting does. */
export interface SettingsWish {
  public?: boolean;
  spectators?: boolean;
  hints?: boolean;
  undo?: boolean | null;
  clock?: ClockWish | null;
  stand_in?: string;
  patience?: number;
  rated?: boolean;
}

/** Seconds for each move, for all moves of a seat, and what every move adds to the latter. */
export interface ClockWish {
  move?: number;
  game?: number;
  bonus?: number;
}

/** A saved game; docs/records.md tells its fields. */
export interface OpenRecord {
  record: Record<string, unknown>;
}

export interface Join {
  seat?: number | null;
  salt?: string;
  salt_hash?: string;
}

/** My part in the deal: the hash of a salt while one is due, the salt when all have sat down. */
export interface GiveSalt {
  salt?: string;
  hash?: string;
}

export interface Claim {
  secret: string;
}

/** Bots for all free seats. */
export interface FillSeats {
  bot: string;
}

/** Something that the owner of the server should know: a line of the log, or who sits there. */
export interface Report {
  reason: "chat" | "name" | "other" | "unfair";
  line?: number | null;
  seat?: number | null;
  text?: string;
}

export interface Play {
  id: string;
  move: string;
}

/** A new table from a position of this one, after so many moves. */
export interface Fork {
  move: number;
  seats?: string[] | null;
  settings?: SettingsWish;
}

export interface RematchWish {
  salt?: string;
  salt_hash?: string;
}

/** The deal of a game that is over, from the seat of who is to be beaten. */
export interface Beat {
  seat: number;
}

/** A new table from a node of a study, from this seat, against bots. */
export interface PlayOn {
  study: Record<string, unknown>;
  node: number;
  seat: number;
  settings?: SettingsWish;
}

/** An answer to a puzzle. The rating is kept by who answers, and told back as it becomes. */
export interface PuzzleMove {
  move: string;
  rating?: number;
  counts?: boolean;
}

/** The body of every answer that is not a success. */
export interface Failure {
  refusal: Refusal;
}

/** Why something can't be done. `clause` is empty where no rule of the game is concerned. */
export interface Refusal {
  id: string;
  args: Args;
  clause: string;
  text: string;
}

/** What is told of a position. */
export interface Analysis {
  eyes: number | null;
  seat: number | null;
  chances: number[];
  moves: Line[];
  reasons: Event[];
  expected: boolean;
}

/** A move with the chance that it leaves to who makes it, and what follows most often. */
export interface Line {
  move: Named;
  chance: number;
  share: number;
  line: Named[];
}

/** Some decisions of a game. */
export interface Part {
  first: number;
  of: number;
  start: number[];
  result: number[];
  moves: Reviewed[];
}

/** A node through somebody's eyes. */
export interface StudyShown {
  node: number;
  eyes: number;
  seat: number | null;
  options: Record<string, unknown>;
  view: View;
  moves: string[];
  preview: Record<string, number>;
  fewest_win: boolean;
  score: Record<string, number>[];
  events: Event[];
  views: View[];
  outcome: Outcome | null;
  text: string;
}

/** A study with its tree, and the node that is looked at. */
export interface StudyTree {
  study: StudyFile;
  game: string;
  players: number;
  tree: Twig[];
  node: number;
}

/** A study as JSON; docs/study.md tells the fields. */
export interface StudyFile {
  format: string;
  name: string;
  names?: string[];
  nodes: NodeFile[];
  position?: PositionFile;
  record?: RecordFile;
}

export interface NodeFile {
  chances?: Record<string, number[]>;
  comment?: string;
  deal?: number;
  mark?: string;
  move?: string;
  parent?: number;
}

/** A written position with what it was written under. */
export interface PositionFile {
  data?: string;
  facts?: Record<string, unknown>;
  game: string;
  rules: number;
  seed: string;
  text: string;
}

/** A node of the tree as it is listed. */
export interface Twig {
  number: number;
  parent: number;
  moves: number;
  seat: number;
  move: Named;
  deal: number;
  mark: string;
  comment: string;
  chances: Record<string, number[]>;
  depth: number;
}

export interface Move {
  type: "move";
  id: string;
  move: string;
}

/** Could this move be made, and if not, why? Nothing is played. */
export interface Why {
  type: "why";
  id: string;
  move: string;
}

/** Take back my last move, or my whole turn: against bots alone any, else as far as nothing was revealed since. */
export interface Undo {
  type: "undo";
  id: string;
  turn?: boolean;
}

/** Do I agree that moves are taken back? */
export interface Answer {
  type: "answer";
  id: string;
  yes: boolean;
}

/** My part in the deal: the hash of a salt while one is due, the salt when all have sat down. */
export interface SaltWish {
  type: "salt";
  id: string;
  salt?: string;
  hash?: string;
}

export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** A quick reaction, told to all who are connected and kept by nobody. */
export interface React {
  type: "react";
  id: string;
  reaction: "hello" | "hurry" | "nice" | "oops" | "thanks" | "wow";
}

/** What would the coach say? 0: only what my move costs; 1: where to look; 2: what to do; 3: why. */
export interface Hint {
  type: "hint";
  id: string;
  depth?: number;
  move?: string;
}

/** Before the deal: give the seat up. After it: let a bot play on. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Take my seat back from the bot. */
export interface Return {
  type: "return";
  id: string;
}

/** Let a bot play for a seat that has kept the table waiting. */
export interface Replace {
  type: "replace";
  id: string;
  seat: number;
}

/** Send the updates after a number again. */
export interface Resume {
  type: "resume";
  id: string;
  after: number;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seat: number | null;
  player: string;
}

/** Lines of the log after the number that the client named; if there are `more`, ask again. */
export interface Missed {
  type: "missed";
  updates: Update[];
  more: boolean;
}

export interface Refused {
  type: "refused";
  id: string;
  refusal: Refusal;
}

/** What the coach says; a depth that tells less leaves the rest empty. */
export interface Hinted {
  type: "hinted";
  id: string;
  depth: number;
  places: string[];
  move: string;
  chance: number | null;
  instead: number | null;
  reasons: Reason[];
}

/** A message with its arguments; `move` among them is a move's text. */
export interface Reason {
  id: string;
  args: Args;
}

export interface Pong {
  type: "pong";
  id: string;
}

/** Who is connected; told when somebody comes or goes, and not kept. */
export interface Present {
  type: "present";
  seats: number[];
  watching: number;
}

/** A quick reaction of somebody in a seat; it passes and is not kept. */
export interface Reacted {
  type: "reacted";
  seat: number;
  reaction: "hello" | "hurry" | "nice" | "oops" | "thanks" | "wow";
}

/** The last message before the server closes the socket. */
export interface Goodbye {
  type: "goodbye";
  refusal: Refusal;
}

/** A bot searched less than its level should, for this device is slow. Told once a table, and only by a page that plays without a server. */
export interface Hurried {
  type: "hurried";
  seat: number;
  done: number;
  wanted: number;
}

export type AnyEntry = Sat | Stood | Salted | Revealed | Dealt | Moved | UndoAsked | UndoAnswered | TakenBack | Said | Away | Back | Rematch | Redacted;

export type AnyWish = Move | Why | Undo | Answer | SaltWish | Chat | React | Hint | Leave | Return | Replace | Resume | Ping;

export type AnySaying = Welcome | Update | Missed | Current | Done | Refused | Hinted | Pong | Present | Reacted | Goodbye | Hurried;
