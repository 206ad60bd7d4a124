import { serverUrl } from './server';

interface Attribute {
  type: string;
  private?: boolean;
  searchable?: boolean;
  unique?: boolean;
}

interface ContentType {
  uid: string;
  collectionName: string;
  info: { pluralName: string; singularName: string };
  attributes: Record<string, Attribute>;
  indexes?: { name: string; type?: string; columns: string[] }[];
}

type Stored = Record<string, unknown> & { documentId: string };

export interface DocumentService {
  findMany(parameters: object): Promise<Stored[]>;
  findOne(parameters: object): Promise<Stored | null>;
  count(parameters: object): Promise<number>;
  create(parameters: object): Promise<Stored>;
  update(parameters: object): Promise<Stored | null>;
  delete(parameters: object): Promise<unknown>;
}

interface RunningStrapi {
  contentTypes: Record<string, ContentType>;
  components: Record<string, object>;
  config: { get(path: string): unknown };
  documents: (uid: string) => DocumentService;
  requestContext: { run<T>(context: object, work: () => Promise<T>): Promise<T> };
  server: { app: { proxy: boolean } };
  db: {
    metadata: ReadonlyMap<string, { tableName: string }>;
    lifecycles: {
      subscribe(subscriber: { models: string[]; beforeCreate?: () => Promise<void> }): () => void;
    };
  };
}

/** The Strapi of the server that is up, by the methods that its caller names. */
export function bootedStrapi<Parts>(): Parts {
  const { strapi } = globalThis as { strapi?: unknown };
  if (!strapi) throw new Error('The server is not up');
  return strapi as Parts;
}

/** The Strapi below the running server, for what no route shows. */
export async function runningStrapi(): Promise<RunningStrapi> {
  await serverUrl();
  return bootedStrapi();
}

/** The content types of the product. */
export async function ownTypes(): Promise<ContentType[]> {
  const { contentTypes } = await runningStrapi();
  return Object.values(contentTypes).filter(({ uid }) => uid.startsWith('api::'));
}
