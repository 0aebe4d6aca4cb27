"""A client of `intercepter process`; the protocol is in Docs/Protocol.md."""
import contextlib
import itertools
import json
import subprocess
import threading


class Intercepter:
    """A child process that answers requests, and is started again where it has died."""

    def __init__(self, *arguments, program="intercepter", batch=5000):
        self.command, self.batch, self.child = [program, "process", *arguments], batch, None

    def ask(self, requests):
        """Yields the answer to each request, in order; takes at most a batch of requests ahead."""
        requests = iter(requests)
        while batch := list(itertools.islice(requests, self.batch)):
            # The number of a request is the first member of its answer: another one would be an answer to somebody else.
            numbered = [{**request, "id": [number, request.get("id")]} for number, request in enumerate(batch)]
            lines = [json.dumps(request, ensure_ascii=False).encode() + b"\n" for request in numbered]
            answered = failures = 0
            try:
                while answered < len(lines):
                    start = answered
                    for answer in self._answers(lines[start:]):
                        number, own = answer.pop("id", None) or [None, None]
                        if number != answered:
                            raise ChildProcessError(f"{self.command[0]} answered request {number}, not {answered}")
                        answered += 1
                        yield {"id": own, **answer} if "id" in batch[number] else answer
                    if answered < len(lines):  # The child has died. Asking again is safe: it keeps nothing.
                        self.close()
                        failures = 0 if answered > start else failures + 1
                        if failures == 3:
                            raise ChildProcessError(f"{self.command[0]} does not answer {batch[start]}")
            finally:
                if answered < len(lines):  # Answers that nobody takes are not those of the next requests.
                    self.close()

    def _answers(self, lines):
        self.child = self.child or subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        # Where the pipe is full, the thread waits until answers are taken, and so does the child.
        threading.Thread(target=self._write, args=(self.child.stdin, lines)).start()
        for line in itertools.islice(self.child.stdout, len(lines)):
            if line.endswith(b"\n"):  # A line that is cut off is no answer.
                yield json.loads(line)

    def _write(self, pipe, lines):
        with contextlib.suppress(OSError, ValueError):  # The child has died, or was ended: the reader notices.
            pipe.writelines(lines)
            pipe.flush()

    def close(self):
        """Ends the child; the next request starts another."""
        child, self.child = self.child, None
        if child:
            child.kill()
            with contextlib.suppress(BrokenPipeError):
                child.stdin.close()
            child.stdout.close()
            child.wait()
