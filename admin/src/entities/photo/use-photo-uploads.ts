import { useEffect, useRef, useState } from 'react';
import type { Area, ImagePurpose } from '@domain/images';
import { ApiError } from '@shared/api/error';
import { cropPhoto } from './crop-photo';
import { closePhoto, openPhoto, type OpenPhoto, type PhotoProblem } from './open-photo';
import { sendPhoto } from './send-photo';
import { useLatest } from '@shared/state/use-latest';

/** A photo on its way, or one that did not arrive. */
export interface PhotoUpload {
  id: number;
  name: string;
  /** What is sent, to be looked at meanwhile. */
  preview: string;
  /** 0 to 1. */
  progress: number;
  /** Why it did not arrive; null while it is on its way. */
  refusal: ApiError | null;
}

/** A file that was chosen and cannot be used. */
export interface RefusedFile {
  name: string;
  problem: PhotoProblem | 'TOO_MANY';
}

interface Options {
  purpose: ImagePurpose;
  /** How many more there may be. */
  room: number;
  onArrived: (url: string) => void;
}

interface Way {
  blob: Blob;
  broken: AbortController;
}

let made = 0;

/** The way of photos from the device to the server: opened, cropped one after the other, sent, retried or given up. */
export function usePhotoUploads({ purpose, room, onArrived }: Options) {
  const [waiting, setWaiting] = useState<OpenPhoto[]>([]);
  const [uploads, setUploads] = useState<PhotoUpload[]>([]);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const ways = useRef(new Map<number, Way>());
  const arrived = useLatest(onArrived);
  const open = useRef<{ url: string }[]>([]);
  useEffect(() => {
    open.current = [...waiting, ...uploads.map(({ preview }) => ({ url: preview }))];
  }, [waiting, uploads]);
  useEffect(() => {
    const all = ways.current;
    return () => {
      for (const { broken } of all.values()) broken.abort();
      open.current.forEach(closePhoto);
    };
  }, []);

  const amend = (id: number, change: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const forget = ({ id, preview }: PhotoUpload) => {
    ways.current.get(id)?.broken.abort();
    ways.current.delete(id);
    closePhoto({ url: preview });
    setUploads((all) => all.filter((one) => one.id !== id));
  };

  const send = async (upload: PhotoUpload, blob: Blob) => {
    const broken = new AbortController();
    ways.current.set(upload.id, { blob, broken });
    try {
      const onProgress = (progress: number) => amend(upload.id, { progress });
      const { url } = await sendPhoto(blob, purpose, { onProgress, signal: broken.signal });
      forget(upload);
      arrived.current(url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!broken.signal.aborted) amend(upload.id, { refusal: error });
    }
  };

  const skip = (photo: OpenPhoto) => {
    closePhoto(photo);
    setWaiting((all) => all.filter((one) => one !== photo));
  };

  const left = room - waiting.length - uploads.length;
  return {
    /** The photo that is to be cropped next, and how many there are with it. */
    current: waiting[0] ?? null,
    waiting: waiting.length,
    uploads,
    refused,
    /** Whether more can be added now. */
    full: left <= 0,
    sending: uploads.some(({ refusal }) => refusal === null),

    add: async (files: readonly File[]) => {
      const taken = files.slice(0, Math.max(0, left));
      const opened = await Promise.all(
        taken.map(async (file) => ({ name: file.name, photo: await openPhoto(file, purpose) })),
      );
      const problems: RefusedFile[] = files
        .slice(taken.length)
        .map(({ name }) => ({ name, problem: 'TOO_MANY' }));
      const photos: OpenPhoto[] = [];
      for (const { name, photo } of opened) {
        if (typeof photo === 'string') problems.push({ name, problem: photo });
        else photos.push(photo);
      }
      setRefused(problems);
      setWaiting((all) => [...all, ...photos]);
    },

    /** Leaves the photo out that was to be cropped. */
    skip,

    /** Sends this part of the photo. */
    use: async (photo: OpenPhoto, area: Area) => {
      const blob = await cropPhoto(photo, area, purpose).catch(() => null);
      skip(photo);
      if (!blob) return setRefused([{ name: photo.name, problem: 'NOT_A_PHOTO' }]);
      const preview = URL.createObjectURL(blob);
      const upload: PhotoUpload = { id: (made += 1), name: photo.name, preview, progress: 0, refusal: null };
      setUploads((all) => [...all, upload]);
      await send(upload, blob);
    },

    /** Breaks it off, or gives it up. */
    cancel: forget,

    retry: (upload: PhotoUpload) => {
      const way = ways.current.get(upload.id);
      amend(upload.id, { refusal: null, progress: 0 });
      if (way) void send(upload, way.blob);
    },
  };
}

export type PhotoUploads = ReturnType<typeof usePhotoUploads>;
