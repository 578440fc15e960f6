/**
 * The parts of protobufjs that w3gjs needs for two message types. The original isn't used, because it generates its
 * decoders as program text, which the page's policy forbids, and is larger than this whole folder.
 */
import { WireReader } from '../../../game/decode/wire-reader.ts';

const VARINT = 0;
const BYTES = 2;

/** A field of a message. Its type is a scalar type or a message type that was added to the same parent. */
export class Field {
  readonly name: string;
  readonly id: number;
  readonly type: string;
  readonly repeated: boolean;

  constructor(name: string, id: number, type: string, rule?: 'repeated') {
    this.name = name;
    this.id = id;
    this.type = type;
    this.repeated = rule === 'repeated';
  }
}

/** A message type; `decode` returns its fields as an object and throws for invalid bytes. */
export class Type {
  readonly name: string;
  readonly #fields = new Map<number, Field>();
  readonly #types = new Map<string, Type>();

  constructor(name: string) {
    this.name = name;
  }

  add(part: Field | Type): this {
    if (part instanceof Field) this.#fields.set(part.id, part);
    else this.#types.set(part.name, part);
    return this;
  }

  decode(bytes: Uint8Array): Record<string, unknown> {
    return this.#read(new WireReader(bytes));
  }

  #read(reader: WireReader): Record<string, unknown> {
    const message: Record<string, unknown> = {};
    for (const { name, repeated, type } of this.#fields.values())
      message[name] = repeated ? [] : emptyValue(type);
    while (!reader.ended) {
      const tag = reader.tag();
      const field = this.#fields.get(tag >>> 3);
      const wireType = tag & 7;
      if (field === undefined || wireType !== (field.type === 'uint32' ? VARINT : BYTES)) {
        reader.skip(wireType, tag >>> 3);
        continue;
      }
      const value = this.#readField(reader, field.type);
      if (field.repeated) (message[field.name] as unknown[]).push(value);
      else message[field.name] = value;
    }
    return message;
  }

  #readField(reader: WireReader, type: string): unknown {
    if (type === 'uint32') return reader.uint32();
    const part = reader.part();
    return type === 'string' ? part.text() : this.#types.get(type)!.#read(part);
  }
}

/** Default value of a missing scalar field; null for a message. */
const emptyValue = (type: string): string | number | null =>
  type === 'uint32' ? 0 : type === 'string' ? '' : null;

export default { Type, Field };
